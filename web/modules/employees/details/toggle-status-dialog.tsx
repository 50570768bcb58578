import { useState } from "react";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { Leading } from "#contract/line/lines.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { formatShortDay } from "#web/ui/format/dates.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { hasLeft } from "../rehire/has-left.ts";
import { text as rehireText } from "../rehire/text.ts";
import { text } from "../text.ts";
import { DeactivateLeaderDialog } from "./deactivate-leader-dialog.tsx";
import { useToggleStatus } from "./use-toggle-status.ts";

const { toggle: labels, table } = text;

interface ToggleStatusDialogProps {
  person: EmployeeDetail | undefined;
  onClose: () => void;
}

/** Asks before an employee is activated or deactivated, and who leads their people next, and does it; stays open if it fails (AMB-190). */
export function ToggleStatusDialog({ person, onClose }: ToggleStatusDialogProps) {
  const { toggle, isBusy } = useToggleStatus();
  const shown = useLastValue(person);
  const { leading, drafts, isKnown, hasFailed } = useLeading(shown, person !== undefined);
  if (!shown || !isKnown) return null;
  if (leading)
    return (
      <DeactivateLeaderDialog
        key={shown.employeeId}
        person={shown}
        leading={leading}
        isOpen={person !== undefined}
        onClose={onClose}
      />
    );
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
      {remarksOn(shown, drafts, hasFailed).map((remark) => (
        <p key={remark} className="mt-2">
          {remark}
        </p>
      ))}
    </ConfirmDialog>
  );
}

const remarksOn = (person: EmployeeDetail, drafts: number, hasFailed: boolean): string[] =>
  [
    !person.status &&
      hasLeft(person) &&
      rehireText.left(formatShortDay(person.terminationDate ?? "")),
    drafts > 0 && labels.drafts(personName(person), drafts),
    hasFailed && labels.leadingFailed,
  ].filter((remark) => remark !== false);

/** Whom someone about to be deactivated leads, if anyone, and what they leave, as it was when it was asked: the deactivation changes it. */
function useLeading(person: EmployeeDetail | undefined, isOpen: boolean) {
  const isAsked = person?.status === true;
  const { data, isError, isPlaceholderData } = useApiQuery(
    "continuity.leading",
    { params: { id: person?.employeeId ?? 0 } },
    { isEnabled: isAsked },
  );
  const found = useFirstWhile(isOpen, isAsked && !isPlaceholderData ? data : undefined);
  return {
    leading: found && leadsAnyone(found) ? found : undefined,
    drafts: found?.drafts ?? 0,
    isKnown: !isAsked || isError || found !== undefined,
    hasFailed: isAsked && isError,
  };
}

/** The first value that there was since something is open. */
function useFirstWhile<Value>(isOpen: boolean, value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState<Value>();
  const kept = isOpen ? (first ?? value) : undefined;
  if (kept !== first) setFirst(kept);
  return kept ?? value;
}

const leadsAnyone = ({ people, later, departments }: Leading) =>
  people > 0 || later > 0 || departments.length > 0;
