import { IconCircleCheck } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { places } from "#contract/places.ts";
import { PositionDialog } from "#web/modules/departments/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { formatShortDay } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { DialogBody } from "#web/ui/overlay/dialog.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { text as rehireText } from "../rehire/text.ts";
import { text } from "../text.ts";
import { EmploymentFields, PersonalFields } from "./new-user-fields.tsx";
import { type AddedUser, useNewUser } from "./use-new-user.ts";

const { add: labels } = text;

interface AddUserDialogProps {
  isOpen: boolean;
  /** The initial vacant position. */
  positionId?: number | undefined;
  /** The initial hire date; today by default. */
  from?: string | undefined;
  onClose: () => void;
}

/** Adds an employee to a vacant position, which can be created in the same form. */
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
            {user.leaver && (
              <p>
                {rehireText.left(formatShortDay(user.leaver.terminationDate))}{" "}
                <Link href={places.userRehire(user.leaver.employeeId)}>{rehireText.open}</Link>
              </p>
            )}
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

/** Names the invited user; closes by itself or on request. */
function AddedUserPanel({ user, onContinue }: { user: AddedUser; onContinue: () => void }) {
  const leave = useEffectEvent(onContinue);
  useEffect(() => {
    const timer = setTimeout(() => leave(), longNoticeMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <DialogBody>
      <div role="status" className="flex flex-col items-center gap-2 py-6 text-center">
        <IconCircleCheck size={48} stroke={1.5} aria-hidden="true" className="text-green-text" />
        <p className="font-semibold text-lg">{text.add.doneTitle(user.name)}</p>
        <p className="max-w-sm text-pretty text-muted">
          {text.add.invited} <strong className="wrap-anywhere text-ink">{user.email}</strong>.{" "}
          {text.add.invitedRest}
        </p>
      </div>
      <Button variant="primary" onClick={onContinue} className="self-center">
        {text.add.continue}
      </Button>
    </DialogBody>
  );
}
