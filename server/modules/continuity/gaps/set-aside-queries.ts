import { type RawBuilder, sql } from "kysely";
import type { GapKind } from "#contract/codes/continuity.ts";
import type { Tx } from "#server/db/database.ts";
import { asDate } from "#server/organisation/dated.ts";
import { fullName } from "#server/organisation/names.ts";
import type { GapList } from "./gap-rows.ts";

const lasts = (today: string) =>
  sql<boolean>`aside.brought_back_at is null and (aside.last_day is null or aside.last_day >= ${asDate(today)})`;

/** Whether a gap of these parts is listed, among open ones or set-asides. Subjects are first looked for in a list of the few. */
export const isListed = (
  { tx, today, isSetAside, subjectId }: GapList,
  kind: GapKind,
  { subject, parts }: { subject: string; parts: RawBuilder<string[]> },
) => sql<boolean>`(${subjectId === undefined ? sql`true` : sql`${sql.ref(subject)} = ${subjectId}`}
  and ${isSetAside ? sql`` : sql`not`} (
    ${sql.ref(subject)} in (
      select aside.subject_id from gaps_set_aside as aside
      where aside.tenant_id = ${tx.tenantId} and aside.kind = ${kind} and aside.brought_back_at is null)
    and exists (
      select from gaps_set_aside as aside where aside.tenant_id = ${tx.tenantId} and aside.kind = ${kind}
        and aside.subject_id = ${sql.ref(subject)} and ${lasts(today)} and ${parts} <@ aside.parts)))`;

export const findSetAsides = (
  tx: Tx,
  { kind, subjectIds, today }: { kind: GapKind; subjectIds: readonly number[]; today: string },
) =>
  tx
    .selectFrom("gapsSetAside as aside")
    .innerJoin("employees as by", (join) =>
      join.on("by.tenantId", "=", tx.tenantId).onRef("by.id", "=", "aside.setAsideById"),
    )
    .where("aside.tenantId", "=", tx.tenantId)
    .where("aside.kind", "=", kind)
    .where("aside.subjectId", "=", sql<number>`any(${subjectIds}::bigint[])`)
    .where(lasts(today))
    .select(["aside.id", "aside.subjectId", "aside.parts", "aside.reason"])
    .select([
      "aside.setAsideOn as on",
      "aside.lastDay",
      "by.id as byId",
      fullName("by").as("byName"),
    ])
    .orderBy("aside.id", "desc")
    .execute();

interface NewSetAside {
  kind: GapKind;
  subjectId: number;
  parts: string[];
  reason: string;
  lastDay: string | null;
}

export const insertSetAside = (
  tx: Tx,
  given: NewSetAside,
  { at, today, byId }: { at: Date; today: string; byId: number },
) =>
  tx
    .insertInto("gapsSetAside")
    .values({
      tenantId: tx.tenantId,
      ...given,
      setAsideAt: at.toISOString(),
      setAsideOn: today,
      setAsideById: byId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

export const findSetAside = (tx: Tx, id: number, today: string) =>
  tx
    .selectFrom("gapsSetAside as aside")
    .where("aside.tenantId", "=", tx.tenantId)
    .where("aside.id", "=", id)
    .where(lasts(today))
    .select(["aside.kind", "aside.subjectId", "aside.parts"])
    .executeTakeFirst();

export const bringBack = (
  tx: Tx,
  { kind, subjectId, parts }: { kind: GapKind; subjectId: number; parts: string[] },
  { at, byId }: { at: Date; byId: number },
) =>
  tx
    .updateTable("gapsSetAside")
    .set({ broughtBackAt: at.toISOString(), broughtBackById: byId })
    .where("tenantId", "=", tx.tenantId)
    .where("kind", "=", kind)
    .where("subjectId", "=", subjectId)
    .where("broughtBackAt", "is", null)
    .where(sql<boolean>`parts && ${parts}::text[]`)
    .execute();
