import { type RawBuilder, sql } from "kysely";
import type { PromiseState } from "#contract/codes/continuity.ts";
import type { Context } from "#server/context.ts";
import { offsetOf } from "#server/db/list.ts";
import { fullName } from "#server/organisation/names.ts";
import { readsPromise } from "#server/organisation/promise-readers.ts";
import { peopleOf } from "#server/organisation/reporting-line.ts";
import { visibleTo } from "#server/organisation/sight.ts";

export type Reader = Pick<Context, "tx" | "actor" | "today" | "now">;

/** Whether the reader leads the employee behind a column, or is another super administrator. */
const isInCharge = ({ tx, actor, today }: Reader, column: string) =>
  visibleTo(tx, actor, { what: "notes", column, today });

/** The promises (p) visible to the reader, with the employee (e). */
const visiblePromises = (reader: Reader) =>
  promisesFor(reader, readsPromise(reader.tx, reader.actor, { alias: "p", today: reader.today }));

const promisesFor = ({ tx }: Reader, mayRead: RawBuilder<boolean>) =>
  tx
    .selectFrom("promises as p")
    .innerJoin("employees as e", (join) =>
      join.on("e.tenantId", "=", tx.tenantId).onRef("e.id", "=", "p.employeeId"),
    )
    .where("p.tenantId", "=", tx.tenantId)
    .where(mayRead);

const state = sql<PromiseState>`p.state`.as("state");

const promiseRows = (reader: Reader) => rowsOf(reader, visiblePromises(reader));

const rowsOf = (reader: Reader, promises: ReturnType<typeof promisesFor>) =>
  promises
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", reader.tx.tenantId).onRef("by.id", "=", "p.madeById"),
    )
    .select(["p.id", "p.promiseText", "p.dueOn", "p.isIntent", "p.version", "p.changes", state])
    .select(["p.madeById", "p.madeAt", "p.madeOn", "p.changedOn", "p.employeeId", "e.isActive"])
    .select([
      "e.terminationDate",
      fullName("e").as("employeeName"),
      fullName("by").as("madeByName"),
    ])
    .select(isInCharge(reader, "p.employeeId").as("isInCharge"));
export type PromiseRow = Awaited<ReturnType<ReturnType<typeof promiseRows>["execute"]>>[number];

export const findPromise = (reader: Reader, id: number) =>
  promiseRows(reader).where("p.id", "=", id).executeTakeFirst();

/** Unsettled promises to an employee or to the reader's people, first due first, each with their number. */
export const findUnsettled = (reader: Reader, of: number | "led", limit: number) =>
  promiseRows(reader)
    .where(
      of === "led"
        ? sql<boolean>`p.employee_id in ${peopleOf(reader.tx, reader.actor.employeeId, reader.today)}`
        : sql<boolean>`p.employee_id = ${of}`,
    )
    .where("p.state", "in", ["proposed", "open"])
    .select(sql<number>`count(*) over ()`.as("total"))
    .orderBy(sql`p.due_on nulls last`)
    .orderBy("p.id")
    .limit(limit)
    .execute();

export interface PassedOn {
  employeeId: number;
  handoverId: number;
  /** The outgoing manager, who led until the change or its later recording. */
  outgoingId: number;
  changedOn: string;
  isOver: boolean;
  /** Whether participants may read promises unchanged since the change of manager. */
  isForParties: boolean;
}

/** Promises from before the change: the unsettled ones, or once it is over the answered ones. */
export function findPassingPromises(
  reader: Reader,
  { employeeId, handoverId, outgoingId, changedOn, isOver, isForParties }: PassedOn,
) {
  const { tx, actor, today } = reader;
  const day = sql`${changedOn}::date`;
  const isFromBefore = sql`(p.made_on < ${day} or p.made_on = ${day} and p.made_by_id = ${outgoingId})`;
  const isUnchanged = sql`(p.changed_on < ${day} or p.made_on = ${day} and p.version = 1)`;
  const mayRead = sql<boolean>`(${readsPromise(tx, actor, { alias: "p", today })}
    or ${isForParties}::boolean and not p.is_intent and ${isUnchanged})`;
  return rowsOf(reader, promisesFor(reader, mayRead))
    .where("p.employeeId", "=", employeeId)
    .where(
      sql<boolean>`(not ${isOver}::boolean and p.state in ('proposed', 'open') and ${isFromBefore} or p.state <> 'taken_back' and exists (
        select from handover_promises as answer where answer.tenant_id = ${tx.tenantId}
          and answer.handover_id = ${handoverId} and answer.promise_id = p.id))`,
    )
    .orderBy(sql`p.due_on nulls last`)
    .orderBy("p.id")
    .limit(maxPassing)
    .execute();
}

const maxPassing = 100;

interface PromiseList {
  state?: PromiseState | undefined;
  page: number;
  pageSize: number;
}

const isIn = (wanted: PromiseState | undefined) =>
  wanted === undefined ? sql.lit(true) : sql<boolean>`p.state = ${wanted}`;

export const findPromisesOf = (reader: Reader, employeeId: number, list: PromiseList) =>
  promiseRows(reader)
    .where("p.employeeId", "=", employeeId)
    .where(isIn(list.state))
    .orderBy("p.id", "desc")
    .limit(list.pageSize)
    .offset(offsetOf(list))
    .execute();

export const findPromisesToLed = (reader: Reader, list: PromiseList) =>
  promiseRows(reader)
    .where("p.employeeId", "!=", reader.actor.employeeId)
    .where(isIn(list.state))
    .orderBy(sql`p.due_on nulls last`)
    .orderBy("p.id")
    .limit(list.pageSize)
    .offset(offsetOf(list))
    .execute();

/** Counts the promises to one employee, or to all others. */
export async function countPromises(
  reader: Reader,
  { of, state: wanted }: { of?: number; state?: PromiseState | undefined },
): Promise<number> {
  const { total } = await visiblePromises(reader)
    .where("p.employeeId", of === undefined ? "!=" : "=", of ?? reader.actor.employeeId)
    .where(isIn(wanted))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export const lockPromise = (reader: Reader, id: number) =>
  promiseRows(reader).where("p.id", "=", id).forUpdate("p").executeTakeFirst();

/** An employee, and whether the actor may promise them anything. */
export const findPromisee = (reader: Reader, id: number) =>
  reader.tx
    .selectFrom("employees as e")
    .where("e.tenantId", "=", reader.tx.tenantId)
    .where("e.id", "=", id)
    .select(["e.id", "e.isActive", "e.startDate", "e.terminationDate", fullName("e").as("name")])
    .select(isInCharge(reader, "e.id").as("isInCharge"))
    .executeTakeFirst();
