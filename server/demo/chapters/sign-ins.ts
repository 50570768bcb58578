import { openSession } from "#server/modules/auth/index.ts";
import { markAllAsRead } from "#server/modules/notifications/index.ts";
import { momentOn, workdayFrom } from "../days.ts";
import { randomOf } from "../random.ts";
import type { Person } from "../script/person.ts";
import type { Script } from "../script/script.ts";
import { actingAs, type Chapter, type Stage } from "../stage.ts";

/** Everybody was there lately and read what was new: the last time of each, and nothing of the times before. */
export const signIns: Chapter = (script) =>
  script.people.flatMap((person) =>
    person.readyAt
      ? [{ at: lastTimeOf(person, script), play: (stage: Stage) => signIn(stage, person) }]
      : [],
  );

function lastTimeOf(person: Person, { today, lastDayOf }: Script): Date {
  const random = randomOf(`sign-in of ${person.fullName}`);
  const day = lastDayOf(person) ?? workdayFrom(today.subtract({ days: random.between(1, 8) }));
  return momentOn(day, random.between(7, 15), random.between(0, 59));
}

async function signIn(stage: Stage, person: Person): Promise<void> {
  const { tx, now, sessionHours } = stage;
  const context = await actingAs(stage, person);
  const { accountId: id, employeeId } = context.actor;
  const call = { now, address: "", device: "" };
  await openSession(tx, call, { id, employeeId }, sessionHours);
  await markAllAsRead(context);
}
