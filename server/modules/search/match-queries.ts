import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { Part, RecordKind } from "./word-queries.ts";

export interface Asked {
  words: readonly [string, ...string[]];
  limit: number;
}

/** No word goes beyond it: the last code point there is, which is no letter. */
const afterEveryLetter = "\u{10ffff}";

/** A whole word before a beginning of one, and within each what names the record before the rest of it. */
const distance = (word: string) =>
  sql<number>`case when w.word = ${word} then 0 else 2 end + case when w.part = 'name' then 0 else 1 end`;

const matchesOfOne = (tx: Tx, kind: RecordKind, word: string, hiddenPart: Part | undefined) =>
  tx
    .selectFrom("searchWords as w")
    .where("w.tenantId", "=", tx.tenantId)
    .where("w.kind", "=", kind)
    .where("w.word", ">=", word)
    .where("w.word", "<", word + afterEveryLetter)
    .$if(hiddenPart !== undefined, (query) => query.where("w.part", "<>", hiddenPart ?? "text"))
    .groupBy("w.recordId")
    .select(({ fn }) => ["w.recordId", fn.min<number>(distance(word)).as("distance")]);

/** The records of a kind that have a word beginning with each of those asked, and how far their words are from what was asked. */
export function matches(
  tx: Tx,
  kind: RecordKind,
  [first, ...more]: Asked["words"],
  hiddenPart?: Part,
) {
  const each = more.reduce(
    (union, word) => union.unionAll(matchesOfOne(tx, kind, word, hiddenPart)),
    matchesOfOne(tx, kind, first, hiddenPart),
  );
  return tx
    .selectFrom(each.as("one"))
    .groupBy("one.recordId")
    .having(({ fn }) => fn.countAll<number>(), "=", more.length + 1)
    .select(({ fn }) => ["one.recordId", fn.sum<number>("one.distance").as("distance")])
    .as("match");
}
