import { setLines } from "#server/modules/line/index.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { firstOfMonth, momentOn, workdayFrom, workdayUntil } from "../days.ts";
import type { Outline } from "../outline/outline.ts";
import { actingAs, employeeIdOf, type Replay, type Timeline } from "../replay.ts";

const recordedDaysAgo = 45;
const plannedDaysAgo = 6;

/** The second shift of production, from next month on. */
const shift = { leader: "Jabulani Shabangu", people: ["Zanele Mthembu", "Andile Gumede"] };

/** The yard had its own manager until he left (`career-changes.ts`). */
const yard = {
  leader: "Siyabonga Khoza",
  people: ["Tiyani Chauke", "Elizabeth Fourie"],
  monthsAgo: 10,
};

/** Own lines: the owner leads the heads, the yard had a manager, and a shift gets one next month. */
export const lines: Timeline = (outline) => [
  {
    at: momentOn(firstOfMonth(outline.today, yard.monthsAgo), 9, 45),
    happen: (replay) => leadYard(replay, outline),
  },
  {
    at: momentOn(workdayUntil(outline.today.subtract({ days: recordedDaysAgo })), 10, 15),
    happen: (replay) => leadHeads(replay, outline),
  },
  {
    at: momentOn(workdayUntil(outline.today.subtract({ days: plannedDaysAgo })), 16, 20),
    happen: (replay) => planShift(replay, outline),
  },
];

async function leadHeads(replay: Replay, { owner }: Outline): Promise<void> {
  const heads = new Set(replay.heads.values());
  heads.delete(owner);
  const managerId = employeeIdOf(replay, owner);
  const context = await actingAs(replay, owner);
  await setLines(context, {
    people: [...heads].map((head) => ({
      employeeId: employeeIdOf(replay, head),
      leads: "manager",
      managerId,
    })),
    from: context.today,
    reason: typedBefore("The heads of department are led by the chief executive"),
  });
}

async function leadYard(replay: Replay, { keeper, named }: Outline): Promise<void> {
  const leader = named(yard.leader);
  const context = await actingAs(replay, keeper);
  await setLines(context, {
    people: yard.people.map((name) => ({
      employeeId: employeeIdOf(replay, named(name)),
      leads: "manager",
      managerId: employeeIdOf(replay, leader),
    })),
    from: context.today,
    reason: typedBefore("The yard gets its own leader"),
  });
  for (const name of yard.people) replay.leaders.set(named(name), leader);
}

async function planShift(replay: Replay, { keeper, named, today }: Outline): Promise<void> {
  const managerId = employeeIdOf(replay, named(shift.leader));
  await setLines(await actingAs(replay, keeper), {
    people: shift.people.map((name) => ({
      employeeId: employeeIdOf(replay, named(name)),
      leads: "manager",
      managerId,
    })),
    from: workdayFrom(today.add({ months: 1 }).with({ day: 1 })).toString(),
    reason: typedBefore("The second shift of production gets its own leader"),
  });
}
