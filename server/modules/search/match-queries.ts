import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { afterEveryLetter, type Part, type RecordKind } from "./word-queries.ts";

export interface Asked {
  words: readonly [string, ...string[]];
  limit: number;
}

export interface Selection {
  kind: RecordKind;
  /** The part of a record by which the actor must not find it. */
  hiddenPart?: Part | undefined;
  /** The ids of the records that are visible to the actor; undefined if all of them are. */
  among?: RawBuilder<unknown> | undefined;
}

/** Whole words come before prefixes; within each, the record's name comes before its other parts. */
const distance = (word: string) =>
  sql<number>`case when w.word = ${word} then 0 else 2 end + case when w.part = 'name' then 0 else 1 end`;

function matchesOfOne(tx: Tx, word: string, { kind, hiddenPart, among }: Selection) {
  let words = tx
    .selectFrom("searchWords as w")
    .where("w.tenantId", "=", tx.tenantId)
    .where("w.kind", "=", kind)
    .where("w.word", ">=", word)
    .where("w.word", "<", word + afterEveryLetter);
  if (hiddenPart) words = words.where("w.part", "<>", hiddenPart);
  if (among) words = words.where(sql<boolean>`w.record_id in (${among})`);
  return words
    .groupBy("w.recordId")
    .select(({ fn }) => [
      "w.recordId",
      fn.min<number>(distance(word)).as("distance"),
      fn.min<string>("w.label").as("label"),
    ]);
}

/** The records that have a word starting with each of the search words, and how far their words are from these. */
function matches(tx: Tx, [first, ...more]: Asked["words"], selection: Selection) {
  const one = matchesOfOne(tx, first, selection);
  if (more.length === 0) return one;
  const each = more.reduce((all, word) => all.unionAll(matchesOfOne(tx, word, selection)), one);
  return tx
    .selectFrom(each.as("one"))
    .groupBy("one.recordId")
    .having(({ fn }) => fn.countAll<number>(), "=", more.length + 1)
    .select(({ fn }) => [
      "one.recordId",
      fn.sum<number>("one.distance").as("distance"),
      fn.min<string>("one.label").as("label"),
    ]);
}

/**
 * The best records of a kind, nearest first, then by name, and those without a name newest first. Only their words are
 * compared, so that what is shown is read for these records alone. One record beyond the limit shows that there are more.
 */
export const bestOf = (tx: Tx, { words, limit }: Asked, selection: Selection) =>
  tx
    .selectFrom(matches(tx, words, selection).as("match"))
    .select(["recordId", "distance", "label"])
    .orderBy("distance")
    .orderBy("label")
    .orderBy("recordId", "desc")
    .limit(limit + 1)
    .as("best");

/** The order of `bestOf`, for a query that has joined what is shown. */
export const bestFirst = sql`best.distance, best.label, best.record_id desc`;
