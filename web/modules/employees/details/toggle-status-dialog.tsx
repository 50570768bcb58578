import { useState } from "react";
import { useForm } from "react-hook-form";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { Leading } from "#contract/line/lines.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import {
  NextLeaderFields,
  type NextLeaderValues,
  nextLeaderOf,
  noNextLeader,
} from "#web/modules/line/index.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { counted } from "#web/ui/format/counts.ts";
import { formatShortDay } from "#web/ui/format/dates.ts";
import { personName } from "#web/ui/format/person-name.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { useGivenBack } from "../given-back.tsx";
import { hasLeft } from "../rehire/has-left.ts";
import { text as rehireText } from "../rehire/text.ts";
import { text } from "../text.ts";
import { useToggleStatus } from "./use-toggle-status.ts";

const { toggle: labels, table } = text;

interface ToggleStatusDialogProps {
  person: EmployeeDetail | undefined;
  onClose: () => void;
}

/** Asks before an employee is activated or deactivated, and for a next manager; a failure leaves it open (AMB-190). */
export function ToggleStatusDialog({ person, onClose }: ToggleStatusDialogProps) {
  const { toggle, isBusy } = useToggleStatus();
  const shown = useLastValue(person);
  const { leading, drafts, isKnown, hasFailed, askAgain } = useLeading(shown, person !== undefined);
  const isActivation = shown?.status === false;
  const givenBack = useGivenBack(shown, isActivation && person !== undefined);
  if (!shown || !isKnown) return null;
  if (leading)
    return (
      <DeactivateLeaderDialog
        key={shown.employeeId}
        person={shown}
        leading={leading}
        isOpen={person !== undefined}
        onClose={onClose}
        onRefused={askAgain}
      />
    );
  const name = personName(shown);
  const isActive = shown.status;
  const confirm = async () => {
    if (!(await toggle(shown))) return;
    onClose();
    if (isActivation) givenBack.offer(currentDay());
  };
  const remarks = [...remarksOn(shown, drafts, hasFailed), ...givenBack.remarks];
  return (
    <>
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
        {remarks.map((remark) => (
          <p key={remark} className="mt-2">
            {remark}
          </p>
        ))}
      </ConfirmDialog>
      {givenBack.dialog}
    </>
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

/** The people and drafts of a person to be deactivated, as at the question: the deactivation changes them. */
function useLeading(person: EmployeeDetail | undefined, isOpen: boolean) {
  const isAsked = person?.status === true;
  const { data, isError, isPlaceholderData } = useApiQuery(
    "continuity.leading",
    { params: { id: person?.employeeId ?? 0 } },
    { isEnabled: isAsked },
  );
  const [found, askAgain] = useFirstWhile(isOpen, isAsked && !isPlaceholderData ? data : undefined);
  return {
    leading: found && leadsAnyone(found) ? found : undefined,
    drafts: found?.drafts ?? 0,
    isKnown: !isAsked || isError || found !== undefined,
    hasFailed: isAsked && isError,
    askAgain,
  };
}

/** The first defined value while open, and how to forget it. */
function useFirstWhile<Value>(isOpen: boolean, value: Value | undefined) {
  const [first, setFirst] = useState<Value>();
  const kept = isOpen ? (first ?? value) : undefined;
  if (kept !== first) setFirst(kept);
  return [kept ?? value, () => setFirst(undefined)] as const;
}

export const leadsAnyone = ({ people, later, departments }: Leading) =>
  people > 0 || later > 0 || departments.length > 0;

interface DeactivateLeaderDialogProps {
  person: EmployeeDetail;
  leading: Leading;
  isOpen: boolean;
  onClose: () => void;
  onRefused: () => void;
}

/** Deactivates a manager after a choice of the next one; a failure leaves it open. */
function DeactivateLeaderDialog(props: DeactivateLeaderDialogProps) {
  const { person, leading, isOpen, onClose, onRefused } = props;
  const { toggle } = useToggleStatus();
  const form = useForm<NextLeaderValues>({ defaultValues: noNextLeader });
  const name = personName(person);
  const submit = async (values: NextLeaderValues) => {
    const leadsNext = { ...nextLeaderOf(values), basedOn: leading.basedOn };
    if (await toggle(person, leadsNext)) onClose();
    else onRefused();
  };
  return (
    <FormDialog
      title={labels.deactivateTitle(name)}
      description={labels.deactivateBody}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      onSubmit={submit}
      submitLabel={table.deactivate}
      busyLabel={labels.deactivating}
      isDangerous
      lead={
        <div className="mb-5 flex flex-col gap-1">
          <p>{leadingText(name, leading)}</p>
          <p className="text-muted">{passesText(leading)}</p>
          {leading.drafts > 0 && <p>{labels.drafts(name, leading.drafts)}</p>}
        </div>
      }
    >
      <NextLeaderFields form={form} help={labels.nextHelp} />
    </FormDialog>
  );
}

export const leadingText = (name: string, { people, later, departments }: Leading) =>
  labels.leading(
    name,
    counted(people, "person", "people"),
    later > 0 ? String(later) : "",
    departments.join(", "),
  );

export const passesText = ({ passes }: Leading) =>
  labels.passes(
    counted(passes.leave, "open leave request"),
    counted(passes.promises, "promise"),
    counted(passes.notes, "note"),
  );
