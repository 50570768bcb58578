import type { Gap } from "#contract/continuity/gaps.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { addDays } from "#web/ui/date/plain-day.ts";
import { proseDay, todayAsDate } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

interface Leader {
  id: number;
  name: string;
}

/** Closes a gap by who is chosen to lead; returns in words what it did. */
export function useLeaderChoice(gap: Gap): (leader: Leader) => Promise<string> {
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
    const { done } = text.nobodyLeads;
    await mutateAsync({ body: { people: [one], from: todayAsDate(), gap: "nobodyLeads" } });
    return done(leader.name, employee?.name ?? "");
  };
}

function useHead({ department, day }: Gap) {
  const { mutateAsync } = useApiMutation("departments.updateDepartment");
  return async (leader: Leader, headFrom?: string) => {
    const { id, departmentName } = department ?? { id: 0, departmentName: "" };
    await mutateAsync({
      params: { id },
      body: { departmentName, departmentHeadId: leader.id, ...(headFrom && { headFrom }) },
    });
    return headFrom && day
      ? text.managerEnds.done(leader.name, departmentName, proseDay(headFrom))
      : text.noHead.done(leader.name, departmentName);
  };
}

/** All whom the manager leads pass on: at once, or on the day after their last. */
function useFollower(gap: Gap) {
  const { kind, manager, department, day } = gap;
  const { mutateAsync } = useApiMutation("continuity.passOn");
  const head = useHead(gap);
  return async (leader: Leader) => {
    const { id, name } = manager ?? { id: 0, name: "" };
    const isPlanned = kind === "managerEnds" && day !== null;
    const from = isPlanned ? addDays(day, 1) : todayAsDate();
    if (isPlanned && department) return head(leader, from);
    const closed = isPlanned ? "managerEnds" : "managerDeactivated";
    const leadsNext = { leads: "manager" as const, managerId: leader.id };
    await mutateAsync({ body: { managerId: id, leadsNext, from, gap: closed } });
    return text[closed].done(leader.name, name, proseDay(from));
  };
}

/** Closes a gap by the day on which the promise falls due; returns in words what it did. */
export function useDayChoice({ promise, employee }: Gap): (day: string) => Promise<string> {
  const { mutateAsync } = useApiMutation("continuity.renegotiatePromise");
  return async (dueOn) => {
    const { id, version } = promise ?? { id: 0, version: 1 };
    await mutateAsync({ params: { id }, body: { dueOn, version, reason: "" } });
    return text.promises.dated(employee?.name ?? "", proseDay(dueOn));
  };
}
