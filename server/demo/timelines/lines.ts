import { setLines } from "#server/modules/line/index.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { momentOn, workdayFrom, workdayUntil } from "../days.ts";
import type { Outline } from "../outline/outline.ts";
import { actingAs, employeeIdOf, type Replay, type Timeline } from "../replay.ts";

const recordedDaysAgo = 45;
const plannedDaysAgo = 6;

/** The second shift of production, from next month on. */
const shift = { leader: "Jabulani Shabangu", people: ["Zanele Mthembu", "Andile Gumede"] };

/** Own lines: the owner leads the heads, and a shift gets a manager next month. */
export const lines: Timeline = (outline) => [
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
