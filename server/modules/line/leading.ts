import { sql } from "kysely";
import type { LineLeads } from "#contract/codes/continuity.ts";
import type { Reason } from "#contract/codes/reason.ts";
import type { Leading, RecordedLine } from "#contract/line/lines.ts";
import { maxLed } from "#contract/rules/max-selected.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import type { Tx } from "#server/db/database.ts";
import { draftsBy } from "#server/organisation/drafts.ts";
import { lineBasis, scopeOfManager } from "#server/organisation/line-basis.ts";
import { fullName } from "#server/organisation/names.ts";
import { headshipsFrom, ledByLinesAfter, peopleOf } from "#server/organisation/reporting-line.ts";
import { visibleTo } from "#server/organisation/sight.ts";
import { shownReason } from "#server/story/shown-reason.ts";

/** The numbers of an employee's current and future people, of what passes on, and of drafts; throws `not_found`. */
export async function getLeading(context: Context, id: number): Promise<Leading> {
  const { tx, today } = context;
  if (!(await isVisible(context, id))) throw new AppError("not_found");
  const [led, later, departments] = [
    await findLed(tx, id, today),
    await countLedLater(tx, id, today),
    await findHeadedNames(tx, id, today),
  ];
  const [passes, drafts] = [await countPassing(context, led), await countDrafts(context, id)];
  const passedOn = await findPassedOn(tx, id, today);
  const scope = scopeOfManager(tx, sql`${id}::bigint`, { from: today });
  const basedOn = await lineBasis(tx, scope, today);
  return { basedOn, people: led.length, later, departments, passes, drafts, passedOn };
}

/** The recorded changes of an employee's line, last first; throws `not_found`. */
export async function listLines(context: Context, employeeId: number): Promise<RecordedLine[]> {
  if (!(await isVisible(context, employeeId))) throw new AppError("not_found");
  const rows = await findRecordedLines(context.tx, employeeId);
  return rows.map(({ managerId, managerName, recordedById, recordedByName, ...line }) => ({
    ...line,
    manager: managerId === null ? null : { id: managerId, name: managerName },
    recordedBy: { id: recordedById, name: recordedByName },
  }));
}

/** Whether the employee's history is visible to the reader. */
const isVisible = async (
  { tx, actor, today }: Pick<Context, "tx" | "actor" | "today">,
  employeeId: number,
): Promise<boolean> =>
  (await tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .where(visibleTo(tx, actor, { what: "history", column: "e.id", today }))
    .select("e.id")
    .executeTakeFirst()) !== undefined;

const mostLines = 200;

/** The latest recorded changes of an individual line, withdrawn ones included, last first. */
const findRecordedLines = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("employeeLineChanges as said")
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "said.recordedById"),
    )
    .leftJoin("employees as m", (join) =>
      join.on("m.tenantId", "=", tx.tenantId).onRef("m.id", "=", "said.managerId"),
    )
    .leftJoin("linePlans as plan", (join) =>
      join.on("plan.tenantId", "=", tx.tenantId).onRef("plan.id", "=", "said.planId"),
    )
    .where("said.tenantId", "=", tx.tenantId)
    .where("said.employeeId", "=", employeeId)
    .select(["said.id", "said.dateFrom as from", "said.dateTo as to"])
    .select(shownReason(tx, "said.reason").$castTo<Reason>().as("reason"))
    .select(["said.recordedAt", "said.withdrawnAt", "said.managerId", "said.recordedById"])
    .select("plan.announcedOn as announcedFrom")
    .select([fullName("m").as("managerName"), fullName("by").as("recordedByName")])
    .select(sql<LineLeads>`said.leads`.as("leads"))
    .orderBy("said.id", "desc")
    .limit(mostLines)
    .execute();

async function findLed(tx: Tx, managerId: number, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select led.id from ${peopleOf(tx, managerId, day)} as led (id)`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The number of future people by individual lines, without current ones. */
async function countLedLater(tx: Tx, managerId: number, day: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct later.id)::int as people
    from ${ledByLinesAfter(tx, managerId, day)} as later
    where later.id not in (select led.id from ${peopleOf(tx, managerId, day)} as led (id))`.execute(
    tx,
  );
  return rows[0]?.people ?? 0;
}

/** The departments headed on a day or later, by name. */
async function findHeadedNames(tx: Tx, headId: number, day: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("departments as d")
    .where("d.tenantId", "=", tx.tenantId)
    .where(
      "d.id",
      "in",
      sql<number>`(select headship.department_id from ${headshipsFrom(tx, headId, day)} as headship)`,
    )
    .select("d.departmentName")
    .orderBy("d.sortName")
    .orderBy("d.id")
    .execute();
  return rows.map(({ departmentName }) => departmentName);
}

/** The numbers of these employees' open requests, unsettled promises and notes for their manager; intents about the reader are left out. */
async function countPassing(
  { tx, actor }: Pick<Context, "tx" | "actor">,
  employeeIds: readonly number[],
): Promise<Leading["passes"]> {
  const { rows } = await sql<Leading["passes"]>`
    select (
      select count(*) from leave_requests as r
      where r.tenant_id = ${tx.tenantId} and r.employee_id = any(${employeeIds}::bigint[])
        and (r.leave_status = 'pending' or r.cancellation_asked_at is not null)) as leave, (
      select count(*) from promises as p
      where p.tenant_id = ${tx.tenantId} and p.employee_id = any(${employeeIds}::bigint[])
        and p.state in ('proposed', 'open') and not (p.is_intent and p.employee_id = ${actor.employeeId})) as promises, (
      select count(*) from notes as n
      where n.tenant_id = ${tx.tenantId} and n.about_employee_id = any(${employeeIds}::bigint[])
        and n.audience in ('line', 'shared') and n.deleted_at is null) as notes`.execute(tx);
  return rows[0] ?? { leave: 0, notes: 0, promises: 0 };
}

/** The active people handed over by a manager who is deactivated or has left, since then. */
async function findPassedOn(tx: Tx, managerId: number, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct h.employee_id as id
    from employees as m
    join handovers as h on h.tenant_id = ${tx.tenantId} and h.outgoing_id = m.id
    join employees as led on led.tenant_id = ${tx.tenantId} and led.id = h.employee_id and led.is_active
    where m.tenant_id = ${tx.tenantId} and m.id = ${managerId} and (
      not m.is_active and h.opened_on >= (
        select max(s.day) from story as s
        where s.tenant_id = ${tx.tenantId} and s.subject_kind = 'employee' and s.subject_id = m.id and s.kind = 'deactivated')
      or m.termination_date < ${today}::date and h.takes_over_on > m.termination_date)
    order by 1 limit ${maxLed}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The number of an employee's drafts that the reader may know of. */
async function countDrafts(
  { tx, actor }: Pick<Context, "tx" | "actor">,
  authorId: number,
): Promise<number> {
  const { rows } = await sql<{ drafts: number }>`
    select ${draftsBy(tx, actor, sql`${authorId}::bigint`)} as drafts`.execute(tx);
  return rows[0]?.drafts ?? 0;
}
