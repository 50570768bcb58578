import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";

export type RecordKind = Tables["searchWords"]["kind"];
export type Part = Tables["searchWords"]["part"];

export interface SearchedRecord {
  kind: RecordKind;
  id: number;
}

const wordsOf = (tx: Tx, { kind, id }: SearchedRecord) =>
  tx
    .deleteFrom("searchWords")
    .where("tenantId", "=", tx.tenantId)
    .where("kind", "=", kind)
    .where("recordId", "=", id);

export const deleteWords = (tx: Tx, record: SearchedRecord) => wordsOf(tx, record).execute();

export const deleteWordsBut = (tx: Tx, record: SearchedRecord, words: readonly string[]) =>
  wordsOf(tx, record).where(sql<boolean>`word <> all(${words}::text[])`).execute();

/** Adds the words that are not there, and moves those that now stand in another part of the record. */
export const saveWords = (
  tx: Tx,
  { kind, id }: SearchedRecord,
  { partOf, label }: { partOf: ReadonlyMap<string, Part>; label: string },
) => {
  const given = sql<{ word: string; part: Part }>`unnest(
    ${[...partOf.keys()]}::text[], ${[...partOf.values()]}::text[])`;
  return (
    tx
      .insertInto("searchWords")
      .columns(["tenantId", "kind", "recordId", "word", "part", "label"])
      .expression(
        tx
          .selectFrom(given.as<"given">(sql`given (word, part)`))
          .select([
            sql<string>`${tx.tenantId}::uuid`.as("tenantId"),
            sql<RecordKind>`${kind}::text`.as("kind"),
            sql<number>`${id}::bigint`.as("recordId"),
            "given.word",
            "given.part",
            sql<string>`${label}::text`.as("label"),
          ]),
      )
      .onConflict((conflict) =>
        conflict.columns(["tenantId", "kind", "word", "recordId"]).doUpdateSet((eb) => ({
          part: eb.ref("excluded.part"),
          label: eb.ref("excluded.label"),
        })),
      )
      // A sharded database takes the rows of a query only from a statement that answers something.
      .returning("recordId")
      .execute()
  );
};
