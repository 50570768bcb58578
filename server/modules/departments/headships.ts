import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { referenceChange } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { endHeadships, insertHeadship } from "./headship-queries.ts";
import { managerEntries, managersOfAffected } from "./manager-story.ts";
import { findEmployeeName, findPeopleIn } from "./queries.ts";

type Head = { id: number; name: string } | null;

/** The given head; throws unless they are an employee of the company. */
export async function getHead(tx: Tx, headId: number): Promise<Head> {
  const head = await findEmployeeName(tx, headId);
  if (!head)
    throw new AppError("invalid_request", {
      fields: { departmentHeadId: "Please choose an employee of your company" },
    });
  return { id: headId, name: head.name };
}

/** Records the head of a department from today on, or that it has none, and the change of manager in the story of all it affects. */
export async function changeHead(
  context: Context,
  departmentId: number,
  { before, after }: { before: Head; after: Head },
): Promise<void> {
  const { tx, actor, now, today } = context;
  const recording = { at: now, byId: actor.employeeId };
  const affected = (await findPeopleIn(tx, departmentId, today)).map((employeeId) => ({
    employeeId,
    from: today,
  }));
  const managersBefore = await managersOfAffected(context, affected);
  if (before) await endHeadships(tx, departmentId, today, recording);
  if (after)
    await insertHeadship(tx, { departmentId, employeeId: after.id, dateFrom: today }, recording);
  const link = { kind: "department", id: departmentId } as const;
  const managersAfter = await managersOfAffected(context, affected);
  const entries = managerEntries(affected, managersBefore, managersAfter);
  await recordStory(context, [
    {
      subjectKind: "department",
      subjectId: departmentId,
      kind: "manager_changed",
      changes: referenceChange("manager", before, after),
    },
    ...entries.map((entry) => ({ ...entry, link })),
  ]);
}
