import {
  approveLeave,
  checkLeaveDates,
  initializeLeave,
  rejectLeave,
  requestLeave,
  updateAllocation,
} from "#server/modules/leave/index.ts";
import { type Day, dayOf, isBefore, momentOn, workdayFrom } from "../days.ts";
import { leavePlan } from "../script/leave-plan.ts";
import type { Person } from "../script/person.ts";
import { personalDetailsOf } from "../script/personal-details.ts";
import type { PlannedLeave } from "../script/planned-leave.ts";
import type { Script } from "../script/script.ts";
import { actingAs, type Chapter, employeeIdOf, type Scene, type Stage } from "../stage.ts";

/** Leave is asked for and decided on, and with each year of work another year's leave is granted. */
export const leave: Chapter = (script) => [
  ...script.people.flatMap((person) => grantsOf(person, script)),
  ...requestsOf(leavePlan(script), script),
];

const requestsOf = (plan: PlannedLeave[], script: Script): Scene[] =>
  plan.flatMap((planned) =>
    requestOf(planned, (stage) => reviewerOf(stage, planned.person, plan, script)),
  );

/** The leave year begins anew on the day somebody was hired (BCEA s 20). */
function grantsOf(person: Person, script: Script): Scene[] {
  const { foundedOn, today, lastDayOf, keeper, owner } = script;
  const by = person === keeper ? owner : keeper;
  const until = lastDayOf(person) ?? today;
  const yearsHere = person.hiredOn.until(until, { largestUnit: "years" }).years;
  return Array.from({ length: yearsHere }, (_, i) => person.hiredOn.add({ years: i + 1 }))
    .filter((anniversary) => isBefore(foundedOn.add({ days: 7 }), anniversary))
    .map((anniversary) => ({
      at: momentOn(workdayFrom(anniversary), 8, 15),
      play: (stage) => grantAnotherYear(stage, by, person),
    }));
}

async function grantAnotherYear(stage: Stage, by: Person, person: Person): Promise<void> {
  const granted = await initializeLeave(await actingAs(stage, person));
  await updateAllocation(await actingAs(stage, by), granted.leaveAllocatedId, {
    employeeId: employeeIdOf(stage, person),
    annualLeave: granted.annual + 15,
    sickLeave: granted.sick,
    familyResponsibilityLeave: granted.familyResponsibility + 3,
    maternityPaternity: granted.maternityPaternity,
    studyLeave: granted.study,
  });
}

function requestOf(planned: PlannedLeave, findReviewer: (stage: Stage) => Person): Scene[] {
  const { person, askedAt, decision } = planned;
  if (!person.readyAt || askedAt < person.readyAt) return [];
  let requestId: number | undefined;
  const asking: Scene = {
    at: askedAt,
    async play(stage) {
      requestId = await ask(stage, planned);
    },
  };
  if (!decision) return [asking];
  const deciding: Scene = {
    at: decision.at,
    async play(stage) {
      if (requestId === undefined) return;
      const context = await actingAs(stage, findReviewer(stage));
      await (decision.isApproved ? approveLeave : rejectLeave)(context, requestId);
    },
  };
  return [asking, deciding];
}

/** People look before they ask, so that what does not fit (a holiday, a day too many) is never asked for. */
async function ask(stage: Stage, planned: PlannedLeave): Promise<number | undefined> {
  const { person, leaveType, firstDay, lastDay, reason } = planned;
  const context = await actingAs(stage, person);
  const dates = { leaveType, startDate: firstDay.toString(), endDate: lastDay.toString() };
  if (!(await checkLeaveDates(context, dates)).eligible) return undefined;
  const { phone } = personalDetailsOf(person);
  const contactNumberWhileOnLeave = leaveType === "SickLeave" ? "" : phone;
  const { id } = await requestLeave(context, { ...dates, reason, contactNumberWhileOnLeave });
  return id;
}

/** The head of the department at that time or, for the head's own leave and while the head is away, a super administrator. */
function reviewerOf(
  { seats, heads, now }: Stage,
  person: Person,
  plan: readonly PlannedLeave[],
  { owner, keeper }: Script,
): Person {
  const department = seats.get(person)?.department;
  const head = department && heads.get(department);
  const superadmin = person === owner ? keeper : owner;
  const isThere = head && head !== person && !isAway(head, dayOf(now), plan);
  return isThere ? head : superadmin;
}

const isAway = (person: Person, day: Day, plan: readonly PlannedLeave[]): boolean =>
  plan.some(
    (one) => one.person === person && !isBefore(day, one.firstDay) && !isBefore(one.lastDay, day),
  );
