import {
  maxPatterns,
  type NewPattern,
  type NewPatternAssignment,
  type PatternEffect,
  type WorkPatternEntry,
} from "#contract/leave/terms/patterns.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { isUniqueViolation } from "#server/db-error.ts";
import { companyDays } from "#server/modules/holidays/index.ts";
import { because } from "#server/story/reason.ts";
import { lockBalance } from "../balances/grant-queries.ts";
import { sumOf } from "../engine/amounts.ts";
import { endOfTime, plusDays } from "../engine/day.ts";
import { recountLeave } from "../recount/recount.ts";
import { listAffected, listToRecount } from "../recount/recount-queries.ts";
import { recountedDays } from "../rules/leave-days.ts";
import { typesInMonths } from "../rules/leave-policy.ts";
import {
  countPatterns,
  findEmployee,
  findPattern,
  findPatterns,
  insertPattern,
  listPatternAssignments,
  listWeeks,
  type PatternAssignmentRow,
  savePatternAssignment,
} from "./pattern-queries.ts";
import { type PatternRow, personPattern } from "./person-pattern.ts";

/** The label of the default week. */
const companyWeek = "Company week";

/** The company's week and its patterns, with their employees. */
export async function listPatterns({
  tx,
  today,
}: Pick<Context, "tx" | "today">): Promise<WorkPatternEntry[]> {
  const [{ workMinutes }, patterns, rows] = await Promise.all([
    companyDays({ tx }),
    listWeeks(tx),
    listPatternAssignments(tx, today),
  ]);
  const assignedOf = Map.groupBy(rows, ({ patternId }) => patternId);
  return [{ id: null, name: companyWeek, weeks: [[...workMinutes]] }, ...patterns].map((one) => {
    const found = assignedOf.get(one.id) ?? [];
    return { ...one, assignments: found.map(assignmentOf), assigned: found[0]?.assigned ?? 0 };
  });
}

const assignmentOf = ({ id, from, to, ...row }: PatternAssignmentRow) => ({
  id,
  employee: { id: row.employeeId, name: row.employeeName },
  from,
  to,
  by: { id: row.recordedById, name: row.recordedByName },
  recordedAt: new Date(row.recordedAt).toISOString(),
});

/** Names the field of an error. */
export async function addPattern(context: Context, given: NewPattern): Promise<{ id: number }> {
  const { tx } = context;
  if ((await countPatterns(tx)) >= maxPatterns)
    throw wrong("name", `A company has at most ${maxPatterns} patterns`);
  try {
    return await insertPattern(tx, given, recordingOf(context));
  } catch (error) {
    if (isUniqueViolation(error)) throw wrong("name", "There is a pattern of this name already");
    throw error;
  }
}

/** Assigns a pattern from a day on, and recounts unfinished leave from then. */
export async function assignPattern(
  context: Context,
  given: NewPatternAssignment,
): Promise<{ id: number }> {
  const { tx, actor, today, enqueue } = context;
  const { employeeId, patternId, from } = given;
  await lockBalance(tx, employeeId);
  await checked(context, given);
  const assigned = { employeeId, patternId, from, anchor: mondayOf(from) };
  const saved = await savePatternAssignment(tx, assigned, recordingOf(context));
  await enqueue(recountLeave, {
    ...affectedBy(given, today),
    byId: actor.employeeId,
    reason:
      patternId === null
        ? because("companyWeekAssigned", { from })
        : because("patternAssigned", { pattern: patternId, from }),
  });
  return saved;
}

/** The days returned by a pattern in at most a hundred unfinished requests. */
export async function previewPattern(
  context: Context,
  given: NewPatternAssignment,
): Promise<PatternEffect> {
  const { tx, today } = context;
  const { weeks } = await checked(context, given);
  const { from, employeeId } = given;
  const planned = { from, to: null, anchor: mondayOf(from), weeks };
  const affected = affectedBy(given, today);
  const found = await listAffected(tx, affected, { inMonths: typesInMonths, limit: 100 });
  const [requests, patterns, { workMinutes, ...calendar }] = await Promise.all([
    listToRecount(
      tx,
      found.map(({ id }) => id),
    ),
    findPatterns(tx, employeeId),
    companyDays({ tx }),
  ]);
  const pattern = personPattern(withPlanned(patterns, planned), workMinutes);
  const differences = requests
    .map((one) => {
      const days = recountedDays(one, one.days, affected, { calendar, pattern });
      return sumOf([one.duration, ...days.map(({ cost }) => -cost)]);
    })
    .filter((difference) => difference !== 0);
  return { requests: differences.length, days: sumOf(differences) };
}

const withPlanned = (patterns: readonly PatternRow[], planned: PatternRow): PatternRow[] => [
  ...patterns
    .filter(({ from }) => from < planned.from)
    .map((one) => ({ ...one, to: plusDays(planned.from, -1) })),
  planned,
];

const affectedBy = ({ from, employeeId }: NewPatternAssignment, today: string) => ({
  from,
  to: endOfTime,
  keptBefore: today,
  after: 0,
  employeeId,
});

/** The assigned pattern; throws `not_found`. */
async function checked(
  { tx, today }: Pick<Context, "tx" | "today">,
  { from, employeeId, patternId }: NewPatternAssignment,
): Promise<{ weeks: number[][] | null }> {
  if (from < today) throw wrong("from", "Please enter today or a later day");
  if (!(await findEmployee(tx, employeeId))) throw new AppError("not_found");
  if (patternId === null) return { weeks: null };
  const pattern = await findPattern(tx, patternId);
  if (!pattern) throw new AppError("not_found");
  return pattern;
}

function mondayOf(date: string): string {
  return plusDays(date, 1 - Temporal.PlainDate.from(date).dayOfWeek);
}

const wrong = (field: string, message: string) =>
  new AppError("invalid_request", { fields: { [field]: message } });

const recordingOf = ({ actor, now }: Context) => ({
  recordedAt: now.toISOString(),
  recordedById: actor.employeeId,
});
