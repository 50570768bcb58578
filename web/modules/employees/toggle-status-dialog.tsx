import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { text } from "./text.ts";
import { useToggleStatus } from "./use-toggle-status.ts";

const { toggle: labels, table } = text;

export interface ToggleStatusDialogProps {
  /** The employee about to be activated or deactivated, if any. */
  person: EmployeeDetail | undefined;
  onClose: () => void;
}

/** Asks before an employee is activated or deactivated, and does it; stays open if it fails (AMB-190). */
export function ToggleStatusDialog({ person, onClose }: ToggleStatusDialogProps) {
  const { toggle, isBusy } = useToggleStatus();
  const shown = useLastValue(person);
  if (!shown) return null;
  const name = personName(shown);
  const isActive = shown.status;
  const confirm = async () => {
    if (await toggle(shown)) onClose();
  };
  return (
    <ConfirmDialog
      isOpen={person !== undefined}
      title={isActive ? labels.deactivateTitle(name) : labels.activateTitle(name)}
      confirmLabel={isActive ? table.deactivate : table.activate}
      tone={isActive ? "danger" : "primary"}
      isPending={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {isActive ? labels.deactivateBody : labels.activateBody}
    </ConfirmDialog>
  );
}
