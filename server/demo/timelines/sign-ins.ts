import { openSession } from "#server/modules/auth/index.ts";
import { markAllAsRead } from "#server/modules/notifications/index.ts";
import { momentOn, workdayFrom } from "../days.ts";
import type { Outline } from "../outline/outline.ts";
import type { Person } from "../outline/person.ts";
import { randomOf } from "../random.ts";
import { actingAs, type Replay, type Timeline } from "../replay.ts";

/** Recent sign-ins with read notifications; only each person's last is replayed. */
export const signIns: Timeline = (outline) =>
  outline.people.flatMap((person) =>
    person.readyAt
      ? [{ at: lastTimeOf(person, outline), happen: (replay: Replay) => signIn(replay, person) }]
      : [],
  );

function lastTimeOf(person: Person, { today, lastDayOf, isBack }: Outline): Date {
  const random = randomOf(`sign-in of ${person.fullName}`);
  const lastDay = isBack(person) ? undefined : lastDayOf(person);
  const day = lastDay ?? workdayFrom(today.subtract({ days: random.between(1, 8) }));
  return momentOn(day, random.between(7, 15), random.between(0, 59));
}

async function signIn(replay: Replay, person: Person): Promise<void> {
  const { tx, now, sessionHours } = replay;
  const context = await actingAs(replay, person);
  const { accountId: id, employeeId } = context.actor;
  const call = { now, address: "", device: "" };
  await openSession(tx, call, { id, employeeId }, sessionHours);
  await markAllAsRead(context);
}
