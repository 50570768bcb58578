import type { departments } from "#contract/departments.ts";
import type { ParsedInput } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { lineChanged, managersOfAffected } from "#server/modules/line/index.ts";
import { type Named, referenceChange } from "#server/story/changes.ts";
import { recordStory } from "#server/story/story.ts";
import { endHeadships, findHeadOn, findNextHead, insertHeadships } from "./headship-queries.ts";
import { findNamedEmployee, findPeopleFrom } from "./queries.ts";

type GivenHead = Pick<
  ParsedInput<typeof departments.updateDepartment>["body"],
  "departmentHeadId" | "headFrom"
>;

/**
 * Records who heads a department from a day on, today by default, or that nobody does; and the change of manager in the story
 * of all in it. Changes nothing if no head is given, or if it is so already. Throws unless the head is an employee of the company.
 */
export async function changeHead(
  context: Context,
  departmentId: number,
  { departmentHeadId, headFrom = context.today }: GivenHead,
): Promise<void> {
  const { tx, actor, now, today } = context;
  if (departmentHeadId === undefined) return;
  const after = departmentHeadId === null ? null : await getHead(tx, departmentHeadId);
  const { before, day } = await firstDifference(tx, departmentId, { after, from: headFrom });
  if (before?.id === after?.id) return;
  if (after) requireLeader(after, day);
  const recording = { at: now, byId: actor.employeeId };
  const isToday = day === today;
  const affected = (await findPeopleFrom(tx, departmentId, day)).map(({ employeeId, from }) => ({
    employeeId,
    from,
    day: from === today ? undefined : from,
  }));
  const managersBefore = await managersOfAffected(context, affected);
  await endHeadships(tx, departmentId, day, recording);
  if (after)
    await insertHeadships(tx, [{ departmentId, employeeId: after.id, dateFrom: day }], recording);
  const managersAfter = await managersOfAffected(context, affected);
  const link = { kind: "department", id: departmentId } as const;
  const entries = await lineChanged(context, affected, managersBefore, managersAfter);
  await recordStory(context, [
    {
      subjectKind: "department",
      subjectId: departmentId,
      kind: "manager_changed",
      changes: referenceChange("manager", before, after),
      day: isToday ? undefined : day,
    },
    ...entries.map((entry) => ({ ...entry, link })),
  ]);
}

/** The first day on which the given head is not the one recorded, with the one recorded; a head who stays goes on as before. */
async function firstDifference(
  tx: Tx,
  departmentId: number,
  { after, from }: { after: Named | null; from: string },
) {
  const before = (await findHeadOn(tx, departmentId, from)) ?? null;
  const next = await findNextHead(tx, departmentId, from);
  if (before?.id !== after?.id || !next) return { before, day: from };
  return { before: (await findHeadOn(tx, departmentId, next.from)) ?? null, day: next.from };
}

type Head = Awaited<ReturnType<typeof getHead>>;

async function getHead(tx: Tx, headId: number) {
  const head = await findNamedEmployee(tx, headId);
  if (!head)
    throw new AppError("invalid_request", {
      fields: { departmentHeadId: "Please choose an employee of your company" },
    });
  return { id: headId, ...head };
}

/** Who becomes the head of a department is active, and employed on the first day of it. */
function requireLeader({ isActive, terminationDate }: Head, day: string): void {
  if (isActive && (terminationDate === null || terminationDate >= day)) return;
  throw new AppError("invalid_request", {
    fields: { departmentHeadId: "Please choose someone else who is active and employed" },
  });
}
