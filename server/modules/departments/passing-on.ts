import type { NextLeader } from "#contract/lines.ts";
import type { Context } from "#server/context.ts";
import {
  getNextLeader,
  lineChanged,
  managersOfAffected,
  passOnLines,
} from "#server/modules/line/index.ts";
import { type Named, referenceChange } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { endHeadshipsOf, findHeadshipsOf, insertHeadships } from "./headship-queries.ts";
import { findNamedEmployee, findPeopleInEach } from "./queries.ts";

/**
 * Lets all whom an employee leads from today on, as head or whatever the department, also later, be led by another, or, with nobody
 * yet, ends it. To be called with the line locked; throws `circle_of_managers`, or names who cannot lead.
 */
export async function passOnLed(
  context: Context,
  { id, name }: Named,
  next: NextLeader,
): Promise<void> {
  const nextId = await getNextLeader(context, id, next);
  const found = nextId === null ? undefined : await findNamedEmployee(context.tx, nextId);
  const follower = nextId !== null && found ? { id: nextId, name: found.name } : null;
  await passOnHeadships(context, { id, name }, follower);
  await passOnLines(context, id, nextId, `${name} was deactivated`);
}

async function passOnHeadships(context: Context, former: Named, follower: Named | null) {
  const { tx, actor, now, today } = context;
  const headships = await findHeadshipsOf(tx, former.id, today);
  if (headships.length === 0) return;
  const dayOf = (from: string) => (from === today ? undefined : from);
  const affected = (await findPeopleInEach(tx, headships)).map((one) => ({
    ...one,
    day: dayOf(one.from),
  }));
  const recording = { at: now, byId: actor.employeeId };
  const before = await managersOfAffected(context, affected);
  await endHeadshipsOf(tx, former.id, today, recording);
  if (follower)
    await insertHeadships(
      tx,
      headships.map((headship) => ({ ...headship, employeeId: follower.id })),
      recording,
    );
  const after = await managersOfAffected(context, affected);
  await recordStory(context, [
    ...headships.map(({ departmentId, dateFrom }) => ({
      subjectKind: "department" as const,
      subjectId: departmentId,
      kind: "manager_changed" as const,
      changes: referenceChange("manager", former, follower),
      day: dayOf(dateFrom),
    })),
    ...(await lineChanged(context, affected, before, after)),
  ]);
}
