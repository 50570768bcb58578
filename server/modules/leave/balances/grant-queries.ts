import { sql } from "kysely";
import { defaultLeaveDays, type LeaveBalance } from "#contract/codes/leave.ts";
import type { Tx } from "#server/db/database.ts";
import { keepDue } from "#server/due/due-queries.ts";
import { withDaysGranted } from "./kept-balance-queries.ts";
import { inLieuLapses } from "./lapses/lapse-queries.ts";

interface Recording {
  effectiveFrom: string;
  recordedAt: string;
  recordedById: number;
}

/** Grants the default days to those of these employees who have none, effective from when they joined or, if that is later, from the given day. */
export const insertDefaults = (
  tx: Tx,
  employeeIds: readonly number[],
  { effectiveFrom, recordedAt, recordedById }: Recording,
) =>
  withDaysGranted(
    tx.with("written", (db) =>
      db
        .insertInto("leaveGrants")
        .columns([
          "tenantId",
          "employeeId",
          "balance",
          "days",
          "effectiveFrom",
          "cause",
          "recordedAt",
          "recordedById",
        ])
        .expression(
          db
            .selectFrom("employees as e")
            .crossJoin(
              sql<{
                balance: LeaveBalance;
                days: number;
              }>`unnest(${Object.keys(defaultLeaveDays)}::text[], ${Object.values(defaultLeaveDays)}::numeric[])`.as<"g">(
                sql`g (balance, days)`,
              ),
            )
            .where("e.tenantId", "=", tx.tenantId)
            .where("e.id", "=", sql<number>`any(${employeeIds}::bigint[])`)
            .select([
              "e.tenantId",
              "e.id",
              sql<LeaveBalance>`g.balance`.as("balance"),
              sql<number>`g.days`.as("days"),
              sql<string>`least(e.start_date, ${effectiveFrom}::date)`.as("effectiveFrom"),
              sql<"default">`'default'`.as("cause"),
              sql<string>`${recordedAt}::timestamptz`.as("recordedAt"),
              sql<number>`${recordedById}::bigint`.as("recordedById"),
            ])
            .orderBy("e.id"),
        )
        .onConflict((conflict) =>
          conflict
            .columns(["tenantId", "employeeId", "balance"])
            .where("cause", "=", sql.lit("default"))
            .doNothing(),
        )
        .returning(["id", "employeeId", "balance", "days", "effectiveFrom"]),
    ),
    tx,
    employeeIds,
  ).execute();

/** An entry into a balance of an employee, as it is stored. */
export interface NewEntry extends Recording {
  employeeId: number;
  balance: LeaveBalance;
  days: number;
  cause: "corrected" | "opening" | "paid-out" | "worked";
  reason?: string;
  /** The last day on which the days can be used, if they lapse. */
  usableUntil?: string | null;
}

/** Writes entries, at most one for each employee and balance, in one statement. */
export async function insertEntriesOfMany(tx: Tx, entries: readonly NewEntry[]) {
  const written = await withDaysGranted(
    tx.with("written", (db) =>
      db
        .insertInto("leaveGrants")
        .values(entries.map((entry) => ({ tenantId: tx.tenantId, ...entry })))
        .returning(["id", "employeeId", "balance", "days", "effectiveFrom"]),
    ),
    tx,
    entries.map(({ employeeId }) => employeeId),
  ).execute();
  const lapsing = entries.filter(({ usableUntil }) => usableUntil);
  await keepDue(
    tx,
    inLieuLapses,
    lapsing.map(({ employeeId }) => employeeId),
  );
  return written;
}

/** Changes what is granted by signed differences, one for each balance; what was granted before stays on record. Returns the ids of the entries. */
export const insertEntries = (
  tx: Tx,
  employeeId: number,
  differences: readonly { balance: LeaveBalance; days: number }[],
  recording: Omit<NewEntry, "employeeId" | "balance" | "days">,
) =>
  insertEntriesOfMany(
    tx,
    differences.map((difference) => ({ employeeId, ...difference, ...recording })),
  );

/** All grants of some employees. */
export const listGrants = (tx: Tx, employeeIds: readonly number[]) =>
  tx
    .selectFrom("leaveGrants")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .select([
      "id",
      "employeeId",
      "balance",
      "days",
      "effectiveFrom",
      "cause",
      "usableUntil as until",
    ])
    .orderBy("id")
    .execute();
export type GrantRow = Awaited<ReturnType<typeof listGrants>>[number];

/** Locks an employee, as everyone does who computes or changes their balances. */
export const lockBalance = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("employees")
    .where("tenantId", "=", tx.tenantId)
    .where("id", "=", employeeId)
    .select("id")
    .forNoKeyUpdate()
    .executeTakeFirst();
