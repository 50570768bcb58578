import { sql } from "kysely";
import type { NextLeader, PassedOn } from "#contract/line/lines.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import {
  changeLine,
  getNextLeader,
  type LineContext,
  ledIndividually,
  passOnLines,
  refuseOutdated,
} from "#server/modules/line/index.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { scopeOfManager } from "#server/organisation/line-basis.ts";
import { type Named, referenceChange } from "#server/story/changes.ts";
import { because, type StoredReason, said } from "#server/story/reason.ts";
import { findNamedEmployee, findPeopleInEach } from "../queries.ts";
import {
  callOffHeadships,
  endHeadshipsOf,
  findHeadshipsOf,
  insertHeadships,
} from "./headship-queries.ts";

interface Passing {
  /** Today or later. */
  from: string;
  /** The reason in the history of people with an individual line. */
  reason: StoredReason;
}

type Reading = Pick<Context, "tx" | "today">;

/** Whether an employee leads people from a day on or later, as head or individually. */
export const leadsFrom = async (context: Reading, id: number, from: string): Promise<boolean> =>
  (await ledAsHead(context, id, from)).length > 0 ||
  (await ledIndividually(context, id, from)).length > 0;

/** The other people in an employee's departments on a day or later, with the first such day of each. */
export async function ledAsHead(
  { tx, today }: Reading,
  id: number,
  from: string,
): Promise<{ employeeId: number; from: string }[]> {
  const headships = await findHeadshipsOf(tx, id, { from, today });
  const people = headships.length > 0 ? await findPeopleInEach(tx, headships) : [];
  return people.filter(({ employeeId }) => employeeId !== id);
}

/** Passes a manager's people to another, or to none, from a day on. Throws `not_found`, `circle_of_managers` or field errors. */
export async function passOn(
  context: Context,
  { managerId, leadsNext, from, reason: typed, gap }: PassedOn,
): Promise<{ ok: true }> {
  const { tx, today } = context;
  if (from < today)
    throw new AppError("invalid_request", {
      fields: { from: "Please choose today or a later day" },
    });
  await lockCompany(tx);
  const code = gap === "managerEnds" ? "managerLeaves" : "managerDeactivated";
  const reason = said(typed) ?? because(code, { manager: managerId });
  const former = await findNamedEmployee(tx, managerId);
  if (!former) throw new AppError("not_found");
  await passOnLed(context, { id: managerId, name: former.name }, leadsNext, { from, reason });
  return { ok: true };
}

/** Passes all current and future people on, or ends their lines; the line must be locked. Throws `line_changed`, `circle_of_managers` or field errors. */
export async function passOnLed(
  context: LineContext,
  { id, name }: Named,
  next: NextLeader,
  { from, reason }: Passing,
): Promise<void> {
  await refuseOutdated(context, next.basedOn, {
    scope: scopeOfManager(context.tx, sql`${id}::bigint`, { from: context.today }),
    around: scopeOfManager(context.tx, sql`${id}::bigint`, { from: context.today, ever: true }),
    from: context.today,
  });
  const nextId = await getNextLeader(context, id, { next, from });
  const found = nextId === null ? undefined : await findNamedEmployee(context.tx, nextId);
  const follower = nextId !== null && found ? { id: nextId, name: found.name } : null;
  await passOnHeadships(context, { former: { id, name }, follower, from });
  await passOnLines(context, { formerId: id, nextId, from, reason });
}

async function passOnHeadships(
  context: LineContext,
  { former, follower, from }: { former: Named; follower: Named | null; from: string },
) {
  const { tx, actor, now, today } = context;
  const headships = await findHeadshipsOf(tx, former.id, { from, today });
  if (headships.length === 0) return;
  const dayOf = (day: string) => (day === today ? undefined : day);
  const affected = (await findPeopleInEach(tx, headships)).map((one) => ({
    ...one,
    day: dayOf(one.from),
  }));
  const recording = { at: now, byId: actor.employeeId };
  await changeLine(context, affected, {}, async () => {
    await endHeadshipsOf(tx, former.id, from, recording);
    if (follower)
      await insertHeadships(
        tx,
        headships.map(({ isAnnounced: _, ...headship }) => ({
          ...headship,
          employeeId: follower.id,
        })),
        recording,
      );
    const ids = headships.map(({ departmentId }) => departmentId);
    await callOffHeadships(tx, ids, { at: now, today });
    const entries = oncePerDepartment(headships).map(
      ({ departmentId, dateFrom, isAnnounced, planId }) => ({
        subjectKind: "department" as const,
        subjectId: departmentId,
        kind: "manager_changed" as const,
        changes: referenceChange("manager", former, follower),
        day: dayOf(dateFrom),
        planId: isAnnounced ? undefined : (planId ?? undefined),
      }),
    );
    return { entries };
  });
}

/** The known headship of each department, or else the announced one. */
const oncePerDepartment = (headships: Awaited<ReturnType<typeof findHeadshipsOf>>) => {
  const announced = headships.filter(({ isAnnounced }) => isAnnounced);
  const known = new Set(announced.map(({ departmentId }) => departmentId));
  return [...announced, ...headships.filter(({ departmentId }) => !known.has(departmentId))];
};
