import { sql } from "kysely";
import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import {
  type AlsoRecorded,
  changeLine,
  insertPlans,
  type LineContext,
} from "#server/modules/line/index.ts";
import { holdsOn } from "#server/organisation/dated.ts";
import { isKnownToBegin } from "#server/organisation/known-places.ts";
import { because } from "#server/story/reason.ts";
import {
  callOffMoves,
  endAssignmentByPlan,
  endAssignments,
  hideLastDay,
  type LastDays,
  saveLastDay,
} from "./assignment-end-queries.ts";
import { findPlaces } from "./assignment-queries.ts";
import { type Filling, heldPlaceOf, moveOf } from "./moves.ts";
import { placeEntries } from "./place-story.ts";
import { assignmentOf, neverKnown, openPositions, peopleOf, place } from "./placing.ts";
import { lockPositionsOf } from "./vacancy-queries.ts";

/** An employee's planned move; undefined without one. */
export async function findPlannedMove(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeId: number,
) {
  const [planned] = await findNextPlaces(tx, employeeId, today);
  if (!planned) return undefined;
  const { announcedOn, knownTo, ...move } = planned;
  const isSecret = announcedOn > today && knownTo === neverKnown;
  return { ...move, announcedFrom: isSecret ? announcedOn : null };
}

/** The move after the planned one, which stays if that one is withdrawn; its plan while it is a secret. */
async function nextMoveAfter(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeId: number,
): Promise<{ date: string; plan?: { planId: number; announcedOn: string } } | undefined> {
  const [, next] = await findNextPlaces(tx, employeeId, today);
  if (!next) return undefined;
  const { date, planId, announcedOn, knownTo } = next;
  const isSecret = announcedOn > today && knownTo === neverKnown;
  return { date, ...(isSecret && planId !== null && { plan: { planId, announcedOn } }) };
}

type Announced = Filling & Required<Pick<Filling, "movesOn">> & { announcedFrom: string };

/** Plans a move, secret until its announcement; returns whether it is. Throws `position_taken`, `circle_of_managers` or field errors. */
export async function planMove(context: Context, filling: Announced): Promise<boolean> {
  const { tx, now, today, actor } = context;
  const { employeeId, positionId, announcedFrom } = filling;
  await lockPositionsOf(tx, [employeeId], [positionId]);
  const positions = await openPositions(context, [filling]);
  const people = await peopleOf(context, [filling]);
  const moves = moveOf(filling, { positions, people, today });
  const [move] = moves;
  if (!move) return false;
  await changeLine(context, moves, { announcedOn: announcedFrom }, async () => {
    const planned = { subject: { employeeId }, positionId, from: move.from };
    const recording = { at: now, byId: actor.employeeId, announcedOn: announcedFrom };
    const [planId = 0] = await insertPlans(tx, [planned], recording);
    const plan = { planId, announcedOn: announcedFrom };
    if (move.before) await endAssignmentByPlan(tx, move, { ...plan, at: now });
    const assignment = { ...assignmentOf(move), ...plan, knownTo: neverKnown };
    const placed = await place(context, [assignment], announcedFrom);
    const entries = placeEntries(move).map((entry) => ({ ...entry, planId }));
    return { placed, entries, details: () => ({ planId }) };
  });
  return true;
}

/** Withdraws a planned move, secretly if it was not announced; the position stays until the last day, or the next move. Throws `not_found`. */
export async function withdrawMove(
  context: LineContext,
  employeeId: number,
  lastDay: string | null,
  also: AlsoRecorded = {},
): Promise<void> {
  const { tx, today, now } = context;
  const planned = await findPlannedMove(context, employeeId);
  const [person] = await findPlaces(tx, [employeeId], today);
  const held = person && heldPlaceOf(person);
  if (!planned || !held) throw new AppError("not_found");
  const announcedOn = planned.announcedFrom ?? undefined;
  const affected = [{ employeeId, from: planned.date, day: planned.date }];
  const hasLeft = lastDay !== null && lastDay < planned.date;
  const stays = hasLeft ? undefined : await nextMoveAfter(context, employeeId);
  const reason = because(hasLeft ? "leavesBeforeMove" : "moveWithdrawn", {});
  await changeLine(context, affected, { announcedOn, ...also }, async () => {
    const ending = stays ? [{ employeeId, from: planned.date, positionId: planned.id }] : affected;
    await endAssignments(tx, ending, context);
    if (stays) await reopenUntil(context, held, { ...stays, employeeId, lastDay });
    else await saveLastDay(tx, employeeId, { lastDay, lastDayBefore: null, today, now });
    const [planId] = await callOffMoves(tx, [employeeId], context);
    const details = { reason, planId };
    const after = hasLeft ? undefined : held;
    const places = placeEntries({ employeeId, before: planned, after, day: planned.date });
    return {
      entries: places.map((entry) => ({ ...entry, ...details })),
      details: () => details,
    };
  });
}

interface Staying {
  employeeId: number;
  date: string;
  plan?: { planId: number; announcedOn: string };
  /** Of work. */
  lastDay: string | null;
}

/** Reopens a position until the day before a later move, which only those who know of that move see. */
async function reopenUntil(
  { tx, today, now }: LineContext,
  { id: positionId }: { id: number },
  { employeeId, date, plan, lastDay }: Staying,
): Promise<void> {
  const until = plusDays(date, -1);
  const days = { lastDay: until, lastDayBefore: null, positionId };
  await saveLastDay(tx, employeeId, { ...days, today, now });
  if (plan)
    await hideLastDay(tx, { employeeId, positionId, lastDay: until }, { ...plan, known: lastDay });
}

/** Ends the position on a new last day, or reopens it. Returns whether that withdraws a planned move, recorded with the story. */
export async function followLastDayOfWork(
  context: LineContext,
  employeeId: number,
  { story = [], ...days }: LastDays & AlsoRecorded,
): Promise<boolean> {
  const { tx, today, now } = context;
  const planned = days.lastDay ? await findPlannedMove(context, employeeId) : undefined;
  const isWithdrawn = Boolean(planned && days.lastDay && planned.date > days.lastDay);
  if (isWithdrawn) await withdrawMove(context, employeeId, days.lastDay, { story });
  else await saveLastDay(tx, employeeId, { ...days, today, now });
  return isWithdrawn;
}

/** An employee's next two planned positions. */
const findNextPlaces = (tx: Tx, employeeId: number, today: string) =>
  tx
    .selectFrom("positionAssignments as a")
    .innerJoin("positions as p", (join) =>
      join.on("p.tenantId", "=", tx.tenantId).onRef("p.id", "=", "a.positionId"),
    )
    .innerJoin("departments as d", (join) =>
      join.on("d.tenantId", "=", tx.tenantId).onRef("d.id", "=", "a.departmentId"),
    )
    .where("a.tenantId", "=", tx.tenantId)
    .where("a.employeeId", "=", employeeId)
    .where("a.retractedAt", "is", null)
    .where("a.dateFrom", ">", today)
    .where(isKnownToBegin(tx, "a"))
    .where(
      sql<boolean>`exists (
        select from position_assignments as held
        where held.tenant_id = ${tx.tenantId} and held.employee_id = ${employeeId} and ${holdsOn("held", today)})`,
    )
    .select(["p.id", "p.positionTitle", "a.departmentId", "d.departmentName", "a.dateFrom as date"])
    .select(["a.planId", "a.announcedOn", "a.knownTo"])
    .orderBy("a.dateFrom")
    .limit(2)
    .execute();
