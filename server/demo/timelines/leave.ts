import {
  approveLeave,
  checkLeaveDates,
  ownTypes,
  rejectLeave,
  requestLeave,
} from "#server/modules/leave/index.ts";
import { type Day, dayOf, isBefore } from "../days.ts";
import { leavePlan } from "../outline/leave-plan.ts";
import type { Outline } from "../outline/outline.ts";
import type { Person } from "../outline/person.ts";
import { personalDetailsOf } from "../outline/personal-details.ts";
import type { PlannedLeave } from "../outline/planned-leave.ts";
import { actingAs, type PastEvent, type Replay, type Timeline } from "../replay.ts";

/** Requests and reviews. */
export const leave: Timeline = (outline) => {
  const plan = leavePlan(outline);
  return plan.flatMap((planned) =>
    requestOf(planned, (replay) => reviewerOf(replay, planned.person, plan, outline)),
  );
};

function requestOf(planned: PlannedLeave, findReviewer: (replay: Replay) => Person): PastEvent[] {
  const { person, askedAt, decision } = planned;
  if (!person.readyAt || askedAt < person.readyAt) return [];
  let requestId: number | undefined;
  const asking: PastEvent = {
    at: askedAt,
    async happen(replay) {
      requestId = await ask(replay, planned);
    },
  };
  if (!decision) return [asking];
  const deciding: PastEvent = {
    at: decision.at,
    async happen(replay) {
      if (requestId === undefined) return;
      const context = await actingAs(replay, findReviewer(replay));
      await (decision.isApproved ? approveLeave : rejectLeave)(context, { id: requestId });
    },
  };
  return [asking, deciding];
}

/** Checks first, so that impossible leave (a holiday, a day too many) is never requested. */
async function ask(replay: Replay, planned: PlannedLeave): Promise<number | undefined> {
  const { person, leaveType, ownType, firstDay, lastDay, reason, parental } = planned;
  const context = await actingAs(replay, person);
  const own = ownType && (await ownTypes(context)).find(({ name }) => name === ownType);
  const dates = {
    leaveType,
    ...(own && { ownTypeId: own.id }),
    startDate: firstDay.toString(),
    endDate: lastDay.toString(),
    ...(parental && { parental }),
  };
  if (!(await checkLeaveDates(context, dates)).eligible) return undefined;
  const { phone } = personalDetailsOf(person);
  const contactNumberWhileOnLeave = leaveType === "SickLeave" ? "" : phone;
  const { id } = await requestLeave(context, { ...dates, reason, contactNumberWhileOnLeave });
  return id;
}

/** The manager at that time; for the head's own leave or a manager's absence, a super administrator. */
function reviewerOf(
  { seats, heads, leaders, now }: Replay,
  person: Person,
  plan: readonly PlannedLeave[],
  { owner, keeper }: Outline,
): Person {
  const department = seats.get(person)?.department;
  const manager = leaders.get(person) ?? (department && heads.get(department));
  const superadmin = person === owner ? keeper : owner;
  const isThere = manager && manager !== person && !isAway(manager, dayOf(now), plan);
  return isThere ? manager : superadmin;
}

const isAway = (person: Person, day: Day, plan: readonly PlannedLeave[]): boolean =>
  plan.some(
    (one) => one.person === person && !isBefore(day, one.firstDay) && !isBefore(one.lastDay, day),
  );
