import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { afterEveryLetter, type Part, type RecordKind } from "./word-queries.ts";

export interface Asked {
  words: readonly [string, ...string[]];
  limit: number;
}

interface Selection {
  kind: RecordKind;
  /** The part of a record by which the actor must not find it. */
  hiddenPart?: Part | undefined;
  /** The ids of the records that are visible to the actor; undefined if all of them are. */
  among?: RawBuilder<unknown> | undefined;
}

/** Whole words come before prefixes; within each, the record's name comes before its other parts. */
const distance = (word: string) =>
  sql<number>`case when w.word = ${word} then 0 else 2 end + case when w.part = 'name' then 0 else 1 end`;

/** The words (w) of the selected records that start with a given one. */
const wordsLike = (tx: Tx, word: string, { kind, hiddenPart, among }: Selection) => sql`
  w.tenant_id = ${tx.tenantId} and w.kind = ${kind} and w.word >= ${word} and w.word < ${word + afterEveryLetter}
    ${hiddenPart ? sql`and w.part <> ${hiddenPart}` : sql``}
    ${among ? sql`and w.record_id in (${among})` : sql``}`;

/** A record, how far its words are from those of the search, and its name; the name is the same in all its words. */
interface Match {
  recordId: number;
  distance: number;
  label: string;
}

const matchOf = (word: string) =>
  sql`w.record_id, min(${distance(word)}) as distance, any_value(w.label) as label`;

const matchesOfOne = (
  tx: Tx,
  word: string,
  selection: Selection,
  condition: RawBuilder<unknown> = sql.lit(true),
) => sql<Match>`
  select ${matchOf(word)} from search_words as w
  where ${wordsLike(tx, word, selection)} and ${condition} group by w.record_id`;

/** So many of those who are found by the beginning of an e-mail or a number alone are compared, in the order of these. */
const maxFoundByOther = 1_000;

/**
 * The same for people. What every e-mail of a company begins with finds them all, so other parts are read only if names and
 * whole words are too few, and not without an end.
 */
const peopleByName = (tx: Tx, { words: [word], limit }: Asked, selection: Selection) => sql<Match>`
  with ${computedOnce(
    "named",
    sql`
    select * from (${matchesOfOne(tx, word, selection, sql`(w.part = 'name' or w.word = ${word})`)}) as near
    order by near.distance, near.label, near.record_id desc limit ${limit + 1}`,
  )}
  select * from named
  union all
  select ${matchOf(word)} from (
    select w.record_id, w.word, w.part, w.label from search_words as w
    where ${wordsLike(tx, word, selection)} and w.part <> 'name' and (select count(*) from named) <= ${limit}
    order by w.word, w.record_id limit ${maxFoundByOther}) as w
  where w.record_id not in (select named.record_id from named)
  group by w.record_id`;

/**
 * The records that have a word starting with each of the search words. Those with the first one are compared with all others
 * before anything is added up, as each word alone may begin thousands.
 */
function matchesOfAll(tx: Tx, { words: [first, ...more] }: Asked, selection: Selection) {
  const hasOthers = more.map(
    (word) =>
      sql`w.record_id in (select w.record_id from search_words as w where ${wordsLike(tx, word, selection)})`,
  );
  const others = more.map(
    (word) => sql`
      select ${matchOf(word)} from matched join search_words as w on w.record_id = matched.record_id
      where ${wordsLike(tx, word, selection)} group by w.record_id`,
  );
  return sql<Match>`
    with ${computedOnce("matched", matchesOfOne(tx, first, selection, sql.join(hasOthers, sql` and `)))}
    select one.record_id, sum(one.distance) as distance, any_value(one.label) as label
    from (${sql.join([sql`select * from matched`, ...others], sql` union all `)}) as one
    group by one.record_id`;
}

function matches(tx: Tx, asked: Asked, selection: Selection): RawBuilder<Match> {
  if (asked.words.length > 1) return matchesOfAll(tx, asked, selection);
  return selection.kind === "person"
    ? peopleByName(tx, asked, selection)
    : matchesOfOne(tx, asked.words[0], selection);
}

/**
 * The best records of a kind, nearest first, then by name, and those without a name newest first. Only their words are
 * compared, so that what is shown is read for these records alone. One record beyond the limit shows that there are more.
 */
export const bestOf = (tx: Tx, asked: Asked, selection: Selection) =>
  tx
    .selectFrom(sql<Match>`(${matches(tx, asked, selection)})`.as<"match">(sql.ref("match")))
    .select(["recordId", "distance", "label"])
    .orderBy("distance")
    .orderBy("label")
    .orderBy("recordId", "desc")
    .limit(asked.limit + 1)
    .as("best");

/** The order of `bestOf`, for a query that has joined what is shown. */
export const bestFirst = sql`best.distance, best.label, best.record_id desc`;
