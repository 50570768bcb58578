import type { NewStandIn, StandIn, StandInEnd } from "#contract/continuity/stand-ins.ts";
import { maxStandInDays } from "#contract/rules/continuity.ts";
import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { dayInWords } from "#server/modules/line/index.ts";
import { notify } from "#server/notices/notify.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { changeOf, type Named, referenceChange } from "#server/story/changes.ts";
import { said } from "#server/story/reason.ts";
import { recordStory } from "#server/story/story.ts";
import { standIn as standInNotice } from "../notices.ts";
import {
  findCircleDay,
  findOverlapping,
  findTwo,
  insertStandIn,
  listStandInsOf,
  lockStandIn,
  saveEnd,
} from "./stand-in-queries.ts";

type Acting = Pick<Context, "actor">;

/** Who may say who stands in for a manager: the manager themselves and super administrators. */
export const mayNameStandIn = ({ actor }: Acting, managerId: number): boolean =>
  actor.isSuperadmin || actor.employeeId === managerId;

/**
 * Records who stands in for a manager from a first to a last day, and records it in the story of both, the reason in the manager's alone. Throws `forbidden`,
 * `stand_in_overlaps`, `circle_of_stand_ins`, or names what is wrong.
 */
export async function nameStandIn(context: Context, given: NewStandIn): Promise<{ id: number }> {
  const { tx, actor, now, today } = context;
  if (!mayNameStandIn(context, given.managerId)) throw new AppError("forbidden");
  await lockCompany(tx);
  const { manager, standIn } = await checkStandIn(context, given);
  const { id } = await insertStandIn(tx, given, { at: now, byId: actor.employeeId });
  const { from, to, reason } = given;
  const day = from === today ? undefined : from;
  const lastDay = changeOf("lastDay", null, to);
  const entry = { kind: "stand_in_named" as const, day };
  await recordStory(context, [
    { ...entry, ...aboutManager(manager, [null, standIn], [lastDay]), reason: said(reason) },
    { ...entry, ...aboutStandIn(standIn, [null, manager], [lastDay]) },
  ]);
  await notifyStandIn(context, { id, standInId: standIn.id, manager, from, to }, true);
  return { id };
}

/**
 * Ends a stand-in today, so that yesterday was its last day, or withdraws one that has not begun before today. Throws `not_found`
 * for one that is over, and for anyone who may not end it.
 */
export async function endStandIn(
  context: Context,
  id: number,
  { reason }: StandInEnd,
): Promise<{ ok: true }> {
  const { tx, now, today } = context;
  const found = await lockStandIn(tx, id, today);
  if (!found || !mayNameStandIn(context, found.managerId)) throw new AppError("not_found");
  const { managerId, standInId, from, to } = found;
  await saveEnd(tx, id, { at: now, ...(from < today && { dateTo: plusDays(today, -1) }) });
  const two = await findTwo(tx, [managerId, standInId], today);
  const named = (one: number): Named => ({ id: one, name: two.get(one)?.name ?? "" });
  const [manager, standIn] = [named(managerId), named(standInId)];
  const entry = { kind: "stand_in_ended" as const };
  await recordStory(context, [
    { ...entry, ...aboutManager(manager, [standIn, null]), reason: said(reason) },
    { ...entry, ...aboutStandIn(standIn, [manager, null]) },
  ]);
  await notifyStandIn(context, { id, standInId, manager, from, to }, false);
  return { ok: true };
}

interface ReportedStandIn {
  id: number;
  standInId: number;
  manager: Named;
  from: string;
  to: string;
}

/** Notifies the stand-in that they stand in for a manager, or no longer do, unless they said so themselves. */
async function notifyStandIn(
  context: Context,
  { id, standInId, manager, from, to }: ReportedStandIn,
  isNamed: boolean,
): Promise<void> {
  const { employeeId: byId } = context.actor;
  await notify(context, standInNotice, {
    to: standInId === byId ? [] : [standInId],
    details: { isNamed, manager: { id: manager.id, name: manager.name }, from, to },
    byId,
    aboutId: id,
    settles: { kind: "standIn", aboutId: id },
  });
}

type Change = readonly [before: Named | null, after: Named | null];
type Changes = ReturnType<typeof referenceChange>;

const aboutManager = ({ id }: Named, [before, after]: Change, more: Changes = []) => ({
  subjectId: id,
  changes: [...referenceChange("standIn", before, after), ...more],
});

const aboutStandIn = ({ id }: Named, [before, after]: Change, more: Changes = []) => ({
  subjectId: id,
  changes: [...referenceChange("standsInFor", before, after), ...more],
});

/** Who stands in for an employee, and for whom they do, today and later; the first to begin first. */
export async function standInsOf(
  { tx, today }: Pick<Context, "tx" | "today">,
  employeeId: number,
): Promise<StandIn[]> {
  const rows = await listStandInsOf(tx, employeeId, today);
  return rows.map(({ managerId, managerName, standInId, standInName, ...days }) => ({
    ...days,
    manager: { id: managerId, name: managerName },
    standIn: { id: standInId, name: standInName },
  }));
}

const refusal = (field: string, problem: string) =>
  new AppError("invalid_request", { fields: { [field]: problem } });

/**
 * The manager and who is to stand in for them; throws `stand_in_overlaps`, `circle_of_stand_ins`, or names what is wrong. Rights are
 * never given for days that are over, so it begins today at the earliest.
 */
async function checkStandIn({ tx, today }: Pick<Context, "tx" | "today">, given: NewStandIn) {
  const { managerId, standInId, from, to } = given;
  if (from < today) throw refusal("from", "Please choose today or a later day");
  if (to > plusDays(from, maxStandInDays - 1))
    throw refusal("to", `At most ${maxStandInDays} days can be chosen`);
  if (managerId === standInId)
    throw refusal("standInId", "Please choose another person as the stand-in");
  const two = await findTwo(tx, [managerId, standInId], from);
  const [manager, standIn] = [two.get(managerId), two.get(standInId)];
  if (!manager?.isActive) throw refusal("managerId", "Please choose a manager of your company");
  if (!manager.isLeader) throw refusal("managerId", `${manager.name} has no people on that day`);
  refuseAbsent(standIn, given);
  const other = await findOverlapping(tx, managerId, given);
  if (other)
    throw new AppError("stand_in_overlaps", {
      message: `${other.name} stands in for ${manager.name} from ${dayInWords(other.from)} to ${dayInWords(other.to)}. End that first, or choose other days.`,
    });
  const circle = await findCircleDay(tx, given);
  if (circle)
    throw new AppError("circle_of_stand_ins", {
      message: `${manager.name} stands in for ${standIn.name} on ${dayInWords(circle)}. Please choose someone else or other days.`,
    });
  return { manager, standIn };
}

type Found = ReturnType<Awaited<ReturnType<typeof findTwo>>["get"]>;

function refuseAbsent(
  standIn: Found,
  { from, to }: NewStandIn,
): asserts standIn is NonNullable<Found> {
  if (!standIn?.isActive) throw refusal("standInId", "Please choose someone who is active");
  const { name, startDate, terminationDate } = standIn;
  if (startDate && from < startDate) throw refusal("standInId", `${name} starts later`);
  if (terminationDate && to > terminationDate)
    throw refusal("standInId", `${name} has left by then`);
}
