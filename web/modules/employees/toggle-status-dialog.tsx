import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { text } from "./text.ts";
import { useToggleStatus } from "./use-toggle-status.ts";

const { toggle: words, table } = text;

export interface ToggleStatusDialogProps {
  /** Who is about to be switched on or off; undefined while nobody is. */
  person: EmployeeDetail | undefined;
  onClose: () => void;
}

/** Asks before somebody is switched on or off, and does it; stays open where that fails (AMB-190). */
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
      title={isActive ? words.deactivateTitle(name) : words.activateTitle(name)}
      confirmLabel={isActive ? table.deactivate : table.activate}
      tone={isActive ? "danger" : "primary"}
      isPending={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {isActive ? words.deactivateBody : words.activateBody}
    </ConfirmDialog>
  );
}
