import { sql } from "kysely";
import type { PromiseChange, PromiseState } from "#contract/codes/continuity.ts";
import type { Tx } from "#server/context.ts";
import { keepDue } from "#server/due/due-queries.ts";
import { fullName } from "#server/organisation/names.ts";
import { promiseDays } from "./reminders.ts";

interface NewPromiseRow {
  employeeId: number;
  madeById: number;
  madeAt: string;
  madeOn: string;
  changedOn: string;
  isIntent: boolean;
  promiseText: string;
  dueOn: string | null;
  state: "proposed" | "open";
}

export async function insertPromise(tx: Tx, promise: NewPromiseRow): Promise<{ id: number }> {
  const inserted = await tx
    .insertInto("promises")
    .values({ tenantId: tx.tenantId, ...promise })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (promise.dueOn) await keepDue(tx, promiseDays, [inserted.id]);
  return inserted;
}

interface PromiseColumns {
  state?: PromiseState;
  promiseText?: string;
  dueOn?: string | null;
  version?: number;
  changes: number;
  changedOn: string;
}

export async function savePromise(tx: Tx, id: number, columns: PromiseColumns): Promise<void> {
  await tx
    .updateTable("promises")
    .set(columns)
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", id)
    .execute();
  if (columns.dueOn || columns.state === "open") await keepDue(tx, promiseDays, [id]);
}

interface ChangeRow {
  promiseId: number;
  number: number;
  kind: PromiseChange;
  byId: number;
  at: string;
  day: string;
  reason: string;
}

export const insertChange = (tx: Tx, change: ChangeRow) =>
  tx
    .insertInto("promiseChanges")
    .values({ tenantId: tx.tenantId, ...change })
    .execute();

interface FormerRow {
  promiseId: number;
  version: number;
  promiseText: string;
  dueOn: string | null;
}

export const insertFormer = (tx: Tx, former: FormerRow) =>
  tx
    .insertInto("promiseVersions")
    .values({ tenantId: tx.tenantId, ...former })
    .execute();

const maxShown = 100;

/** The former versions of a promise, latest first. */
export const findFormer = (tx: Tx, promiseId: number) =>
  tx
    .selectFrom("promiseVersions as v")
    .where("v.tenantId", "=", tx.tenantId)
    .where("v.promiseId", "=", promiseId)
    .select(["v.version", "v.promiseText", "v.dueOn"])
    .orderBy("v.version", "desc")
    .limit(maxShown)
    .execute();

export const findChanges = (tx: Tx, promiseId: number) =>
  tx
    .selectFrom("promiseChanges as c")
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "c.byId"),
    )
    .where("c.tenantId", "=", tx.tenantId)
    .where("c.promiseId", "=", promiseId)
    .select([sql<PromiseChange>`c.kind`.as("kind"), "c.byId", fullName("by").as("byName")])
    .select(["c.at", "c.day", "c.reason"])
    .orderBy("c.number")
    .limit(maxShown)
    .execute();
