import { nameStandIn } from "#server/modules/continuity/index.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { type Day, firstOfMonth, momentOn, workdayUntil } from "../days.ts";
import type { Outline } from "../outline/outline.ts";
import { actingAs, employeeIdOf, type Replay, type Timeline } from "../replay.ts";

/** The head of Finance is away these days (`current-leave.ts`). */
const away = { manager: "Priya Naidoo", by: "Willem Pretorius", startsInDays: -2, days: 8 };

/** The head of Production until his move (`career-changes.ts`), which ends the stand-in early. */
const onProject = {
  manager: "Johan Botha",
  by: "Sipho Ndlovu",
  monthsAgo: 13,
  namedDaysBefore: 20,
  startsDaysBefore: 10,
  days: 45,
};

/** Managers name a stand-in before their leave, or for a project. */
export const standIns: Timeline = (outline) => [
  {
    at: momentOn(workdayUntil(moveOf(outline).subtract({ days: onProject.namedDaysBefore })), 10),
    happen: (replay) => beforeProject(replay, outline),
  },
  {
    at: momentOn(workdayUntil(outline.today.subtract({ days: 4 })), 15, 30),
    happen: (replay) => beforeLeave(replay, outline),
  },
];

const moveOf = ({ today }: Outline) => firstOfMonth(today, onProject.monthsAgo);

async function beforeProject(replay: Replay, outline: Outline): Promise<void> {
  const from = moveOf(outline).subtract({ days: onProject.startsDaysBefore });
  const { manager, by, days } = onProject;
  await standIn(replay, outline, { manager, by, from, days, reason: "The new filling line" });
}

async function beforeLeave(replay: Replay, outline: Outline): Promise<void> {
  const { startsInDays, ...rest } = away;
  const from = outline.today.add({ days: startsInDays });
  await standIn(replay, outline, { ...rest, from, reason: "Annual leave" });
}

interface Term {
  manager: string;
  by: string;
  from: Day;
  days: number;
  reason: string;
}

async function standIn(
  replay: Replay,
  { named }: Outline,
  { manager, by, from, days, reason }: Term,
): Promise<void> {
  await nameStandIn(await actingAs(replay, named(manager)), {
    managerId: employeeIdOf(replay, named(manager)),
    standInId: employeeIdOf(replay, named(by)),
    from: from.toString(),
    to: from.add({ days: days - 1 }).toString(),
    reason: typedBefore(reason),
  });
}
