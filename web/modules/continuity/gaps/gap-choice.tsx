import { type FormEvent, type ReactNode, useState } from "react";
import type { Gap } from "#contract/continuity/gaps.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { LeaderPicker } from "#web/modules/line/index.ts";
import { Button } from "#web/ui/button.tsx";
import { addDays } from "#web/ui/date/plain-day.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import type { SelectOption } from "#web/ui/form/select-field.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { choice: labels } = text;

interface ChoiceProps {
  gap: Gap;
  label: string;
  placeholder?: string | undefined;
  /** Called with the closing step in words. */
  onClosed: (what: string) => void;
}

/** The choice of a manager in the gap's row, which closes the gap. */
export function LeaderChoice({ gap, label, placeholder, onClosed }: ChoiceProps) {
  const [leader, setLeader] = useState<SelectOption<string> | null>(null);
  const choose = useLeaderChoice(gap);
  return (
    <Choice
      label={label}
      onClosed={onClosed}
      save={leader && (() => choose({ id: Number(leader.value), name: leader.label }))}
    >
      <LeaderPicker
        label={label}
        isLabelHidden
        placeholder={placeholder}
        value={leader}
        onChange={setLeader}
        className="flex-1"
      />
    </Choice>
  );
}

/** The choice of a promise's due day in the gap's row, which closes the gap. */
export function DayChoice({ gap, label, onClosed }: ChoiceProps) {
  const [day, setDay] = useState("");
  const choose = useDayChoice(gap);
  return (
    <Choice label={label} onClosed={onClosed} save={day ? () => choose(day) : null}>
      <DateField label={label} isLabelHidden value={day} onChange={setDay} className="flex-1" />
    </Choice>
  );
}

interface Saving extends Pick<ChoiceProps, "label" | "onClosed"> {
  /** Null without a choice. */
  save: (() => Promise<string>) | null;
  children: ReactNode;
}

function Choice({ label, save, onClosed, children }: Saving) {
  const [isPending, setIsPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!save || isPending) return;
    setIsPending(true);
    try {
      onClosed(await save());
    } catch (error) {
      toast.error(messageOf(error, labels.failed));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex min-w-0 flex-1 items-start gap-2 sm:w-72 sm:flex-none"
    >
      {children}
      {save && (
        <Button
          type="submit"
          variant="tinted"
          aria-label={labels.saveLabel(label)}
          isPending={isPending}
          pendingText={labels.busy}
        >
          {labels.save}
        </Button>
      )}
    </form>
  );
}

interface Leader {
  id: number;
  name: string;
}

/** Closes a gap by a choice of manager; returns the change in words. */
function useLeaderChoice(gap: Gap): (leader: Leader) => Promise<string> {
  const lead = useLineOfOne(gap);
  const follow = useFollower(gap);
  const head = useHead(gap);
  switch (gap.kind) {
    case "nobodyLeads":
      return lead;
    case "noHead":
      return head;
    default:
      return follow;
  }
}

function useLineOfOne({ employee }: Gap) {
  const { mutateAsync } = useApiMutation("continuity.setLines");
  return async (leader: Leader) => {
    const one = { employeeId: employee?.id ?? 0, leads: "manager" as const, managerId: leader.id };
    await mutateAsync({ body: { people: [one], from: currentDay(), gap: "nobodyLeads" } });
    return text.nobodyLeads.done(leader.name, employee?.name ?? "");
  };
}

interface NamedHead {
  department: { id: number; departmentName: string };
  leader: Leader;
  /** Today, if left out. */
  headFrom?: string;
  /** From the row, so that a change recorded meanwhile refuses this one. */
  basedOn: string | null;
}

function useNamingHeads() {
  const { mutateAsync } = useApiMutation("departments.updateDepartment");
  return ({ department: { id, departmentName }, leader, headFrom, basedOn }: NamedHead) =>
    mutateAsync({
      params: { id },
      body: {
        departmentName,
        departmentHeadId: leader.id,
        ...(headFrom && { headFrom }),
        ...based(basedOn),
      },
    });
}

const based = (basedOn: string | null) => basedOn !== null && { basedOn };

function useHead({ department, basedOn }: Gap) {
  const nameHead = useNamingHeads();
  return async (leader: Leader) => {
    const headed = department ?? { id: 0, departmentName: "" };
    await nameHead({ department: headed, leader, basedOn });
    return text.noHead.done(leader.name, headed.departmentName);
  };
}

const dayAfter = (day: string) => addDays(day, 1);

/** The departments that need another head; what is passed on before has changed those that end later. */
const endingIn = ({ departments, leavesOn }: Gap) =>
  departments.flatMap(({ lastDay, basedOn, ...department }) =>
    lastDay === null
      ? []
      : [
          {
            department,
            headFrom: dayAfter(lastDay),
            basedOn: leavesOn !== null && lastDay > leavesOn ? null : basedOn,
          },
        ],
  );

/** Passes on all of a manager's people at once, or each on the day after the manager's last. */
function useFollower(gap: Gap) {
  const { kind, manager, leavesOn, basedOn, day } = gap;
  const { mutateAsync } = useApiMutation("continuity.passOn");
  const nameHead = useNamingHeads();
  const { id, name } = manager ?? { id: 0, name: "" };
  const passOn = (
    leader: Leader,
    closed: { from: string; gap: "managerEnds" | "managerDeactivated" },
  ) => {
    const leadsNext = { leads: "manager" as const, managerId: leader.id, ...based(basedOn) };
    return mutateAsync({ body: { managerId: id, leadsNext, ...closed } });
  };
  return async (leader: Leader) => {
    if (kind !== "managerEnds" || day === null) {
      await passOn(leader, { from: currentDay(), gap: "managerDeactivated" });
      return text.managerDeactivated.done(leader.name, name);
    }
    if (leavesOn !== null) await passOn(leader, { from: dayAfter(leavesOn), gap: "managerEnds" });
    for (const department of endingIn(gap)) await nameHead({ ...department, leader });
    return text.managerEnds.done(leader.name, name, proseDay(dayAfter(day)));
  };
}

/** Closes a gap by a promise's due day; returns the change in words. */
function useDayChoice({ promise, employee }: Gap): (day: string) => Promise<string> {
  const { mutateAsync } = useApiMutation("continuity.renegotiatePromise");
  return async (dueOn) => {
    const { id, version } = promise ?? { id: 0, version: 1 };
    await mutateAsync({ params: { id }, body: { dueOn, version, reason: "" } });
    return text.promises.dated(employee?.name ?? "", proseDay(dueOn));
  };
}
