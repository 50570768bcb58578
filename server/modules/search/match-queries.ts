import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { computedOnce } from "#server/db/query-hints.ts";
import { afterEveryLetter, type Part, type RecordKind } from "./word-queries.ts";

export interface Asked {
  words: readonly [string, ...string[]];
  limit: number;
}

export interface Selection {
  kind: RecordKind;
  /** The part that must not match for this actor. */
  hiddenPart?: Part | undefined;
  /** The visible record ids; undefined for all. */
  among?: RawBuilder<unknown> | undefined;
}

/** Whole words precede prefixes; within each, names precede other parts. */
const distance = (word: string) =>
  sql<number>`case when w.word = ${word} then 0 else 2 end + case when w.part = 'name' then 0 else 1 end`;

/** The words (w) of selected records that start with a given one. */
const wordsLike = (tx: Tx, word: string, { kind, hiddenPart, among }: Selection) => sql`
  w.tenant_id = ${tx.tenantId} and w.kind = ${kind} and w.word >= ${word} and w.word < ${word + afterEveryLetter}
    ${hiddenPart ? sql`and w.part <> ${hiddenPart}` : sql``}
    ${among ? sql`and w.record_id in (${among})` : sql``}`;

/** A record, its distance from the search, and its name, which all its words share. */
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

/** The limit of compared matches by e-mail or number alone, in their order. */
const maxFoundByOther = 1_000;

/** Matches of people. A common e-mail prefix matches all, so other parts are read last and with a limit. */
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
 * Records that match every search word. Matches of the first are filtered by the others before adding up, as there
 * may be thousands.
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
 * The best records of a kind, nearest first, then by name, then newest. One record beyond the limit shows that there
 * are more.
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

/** The order of `bestOf`, for joined queries. */
export const bestFirst = sql`best.distance, best.label, best.record_id desc`;
