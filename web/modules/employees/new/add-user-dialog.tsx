import { useState } from "react";
import { PositionDialog } from "#web/modules/departments/index.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text } from "../text.ts";
import { AddedUserPanel } from "./added-user-panel.tsx";
import { EmploymentFields, PersonalFields } from "./new-user-fields.tsx";
import { useNewUser } from "./use-new-user.ts";

const { add: labels } = text;

interface AddUserDialogProps {
  isOpen: boolean;
  positionId?: number | undefined;
  /** The hire date at first; today if it is left out. */
  from?: string | undefined;
  onClose: () => void;
}

/** Adds an employee to a vacant position, which can be created on the way. */
export function AddUserDialog({ isOpen, positionId, from, onClose }: AddUserDialogProps) {
  const [isAddingPosition, setIsAddingPosition] = useState(false);
  const user = useNewUser(isOpen, { positionId, from });
  const close = () => {
    user.clear();
    onClose();
  };

  return (
    <FormDialog
      title={labels.title}
      size="lg"
      isOpen={isOpen}
      onClose={close}
      form={user.form}
      onSubmit={user.submit}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      isDisabled={user.domain === ""}
      failure={
        user.failure !== undefined && (
          <Banner tone="red" title={labels.failed}>
            {user.failure}
          </Banner>
        )
      }
      nested={
        <PositionDialog
          isOpen={isAddingPosition}
          onClose={() => setIsAddingPosition(false)}
          onSaved={(id) =>
            user.form.setValue("positionId", String(id), {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
        />
      }
      done={user.added && <AddedUserPanel user={user.added} onContinue={close} />}
    >
      <PersonalFields form={user.form} domain={user.domain} tenant={user.tenant} />
      <EmploymentFields
        form={user.form}
        positions={user.positions}
        position={user.position}
        onSearch={user.search}
        isDepartmentMissing={user.isDepartmentMissing}
        onAddPosition={() => setIsAddingPosition(true)}
      />
    </FormDialog>
  );
}
