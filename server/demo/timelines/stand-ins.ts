import { nameStandIn } from "#server/modules/continuity/index.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { momentOn, workdayUntil } from "../days.ts";
import type { Outline } from "../outline/outline.ts";
import { actingAs, employeeIdOf, type Replay, type Timeline } from "../replay.ts";

/** The head of Finance is away these days (`current-leave.ts`). */
const away = { manager: "Priya Naidoo", by: "Willem Pretorius", startsInDays: -2, days: 8 };

/** Managers name a stand-in before their leave. */
export const standIns: Timeline = (outline) => [
  {
    at: momentOn(workdayUntil(outline.today.subtract({ days: 4 })), 15, 30),
    happen: (replay) => beforeLeave(replay, outline),
  },
];

async function beforeLeave(replay: Replay, { named, today }: Outline): Promise<void> {
  const manager = named(away.manager);
  const from = today.add({ days: away.startsInDays });
  await nameStandIn(await actingAs(replay, manager), {
    managerId: employeeIdOf(replay, manager),
    standInId: employeeIdOf(replay, named(away.by)),
    from: from.toString(),
    to: from.add({ days: away.days - 1 }).toString(),
    reason: typedBefore("Annual leave"),
  });
}
