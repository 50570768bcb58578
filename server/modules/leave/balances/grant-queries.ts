import { type NotNull, sql } from "kysely";
import { defaultLeaveDays, type LeaveBalance } from "#contract/codes/leave.ts";
import type { Tx } from "#server/db/database.ts";
import { keepDue } from "#server/due/due-queries.ts";
import { inLieuLapses, keepLapses, ownTypeLapses } from "./lapses/lapse-queries.ts";

interface Recording {
  effectiveFrom: string;
  recordedAt: string;
  recordedById: number;
}

/** Grants the defaults to employees without any, from their joining day or the given day if later. */
export const insertDefaults = (
  tx: Tx,
  employeeIds: readonly number[],
  { effectiveFrom, recordedAt, recordedById }: Recording,
) =>
  tx
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
      tx
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
    .returning("id")
    .execute();

export interface NewEntry extends Recording {
  employeeId: number;
  balance: LeaveBalance;
  days: number;
  cause: "corrected" | "opening" | "paid-out" | "worked";
  reason?: string;
  usableUntil?: string | null;
}

/** Writes entries in one statement. */
export async function insertEntriesOfMany(tx: Tx, entries: readonly NewEntry[]) {
  const written = await tx
    .insertInto("leaveGrants")
    .values(entries.map((entry) => ({ tenantId: tx.tenantId, ...entry })))
    .returning(["id", "employeeId"])
    .execute();
  const lapsing = entries.filter(({ usableUntil }) => usableUntil);
  await keepDue(
    tx,
    inLieuLapses,
    lapsing.map(({ employeeId }) => employeeId),
  );
  return written;
}

export interface NewOwnEntry
  extends Recording,
    Pick<NewEntry, "employeeId" | "days" | "reason" | "usableUntil"> {
  ownTypeId: number;
  cause: Exclude<NewEntry["cause"], "worked">;
}

/** Writes days of own types, which no kept balance has. */
export async function insertOwnEntries(tx: Tx, entries: readonly NewOwnEntry[]) {
  const written = await tx
    .insertInto("leaveGrants")
    .values(entries.map((entry) => ({ tenantId: tx.tenantId, ...entry })))
    .returning("id")
    .execute();
  const lapses = entries.flatMap(({ employeeId, usableUntil }) =>
    usableUntil ? [{ employeeId, lastDay: usableUntil }] : [],
  );
  await keepLapses(tx, ownTypeLapses, lapses);
  return written;
}

/** Writes signed differences, one per balance, and returns their ids. Earlier grants stay on record. */
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

/** Of the documented balances. */
export const listGrants = (tx: Tx, employeeIds: readonly number[]) =>
  tx
    .selectFrom("leaveGrants")
    .where("tenantId", "=", tx.tenantId)
    .where("employeeId", "=", sql<number>`any(${employeeIds}::bigint[])`)
    .where("balance", "is not", null)
    .select([
      "id",
      "employeeId",
      "balance",
      "days",
      "effectiveFrom",
      "cause",
      "usableUntil as until",
    ])
    .$narrowType<{ balance: NotNull }>()
    .orderBy("id")
    .execute();
export type GrantRow = Awaited<ReturnType<typeof listGrants>>[number];

/** Locks the company's days, then an employee, as every computation of their balances does. */
export const lockBalance = (tx: Tx, employeeId: number) =>
  tx
    .selectFrom("employees as e")
    .innerJoin("tenants as company", "company.id", "e.tenantId")
    .where("e.tenantId", "=", tx.tenantId)
    .where("e.id", "=", employeeId)
    .select("e.id")
    .forKeyShare("company")
    .forNoKeyUpdate("e")
    .executeTakeFirst();
