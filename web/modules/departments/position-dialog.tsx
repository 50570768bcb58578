import { useState } from "react";
import type { Position } from "#contract/departments.ts";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { DepartmentDialog } from "./department-dialog.tsx";
import { PositionFields } from "./position-fields.tsx";
import { text } from "./text.ts";
import { usePositionForm } from "./use-position-form.ts";

const { position: labels } = text;

interface PositionDialogProps {
  /** The position to be changed; without one, a new one is created. */
  position?: Position | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSaved?: (positionId: number) => void;
}

/** Creates a vacant position or changes one, in a department that can be created on the way. */
export function PositionDialog({ position, isOpen, onClose, onSaved }: PositionDialogProps) {
  const { form, save, clear } = usePositionForm(position);
  const [isAddingDepartment, setIsAddingDepartment] = useState(false);
  const close = () => {
    clear();
    onClose();
  };
  return (
    <FormDialog
      title={position ? labels.editTitle : labels.addTitle}
      description={labels.lead}
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={async (values) => {
        const id = await save(values);
        if (id === undefined) return;
        onSaved?.(id);
        close();
      }}
      submitLabel={position ? labels.save : labels.add}
      busyLabel={labels.busy}
      nested={
        <DepartmentDialog
          isOpen={isAddingDepartment}
          onClose={() => setIsAddingDepartment(false)}
          onSaved={({ id, departmentName }) =>
            form.setValue(
              "departmentId",
              { value: String(id), label: departmentName },
              { shouldDirty: true, shouldValidate: true },
            )
          }
        />
      }
    >
      <PositionFields form={form} onAddDepartment={() => setIsAddingDepartment(true)} />
    </FormDialog>
  );
}
