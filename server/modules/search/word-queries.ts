import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.gen.ts";

export type RecordKind = Tables["searchWords"]["kind"];
export type Part = Tables["searchWords"]["part"];

export interface SearchedRecord {
  kind: RecordKind;
  id: number;
}

export interface SearchWord {
  kind: RecordKind;
  recordId: number;
  word: string;
  part: Part;
  label: string;
}

export const deleteOtherWords = (
  tx: Tx,
  records: readonly SearchedRecord[],
  words: readonly SearchWord[],
) =>
  sql`
    delete from search_words as w
    using unnest(${records.map(({ kind }) => kind)}::text[], ${records.map(({ id }) => id)}::bigint[]) as r (kind, id)
    where w.tenant_id = ${tx.tenantId} and w.kind = r.kind and w.record_id = r.id
      and not exists (
        select from unnest(
          ${words.map(({ kind }) => kind)}::text[], ${words.map(({ recordId }) => recordId)}::bigint[],
          ${words.map(({ word }) => word)}::text[]) as given (kind, record_id, word)
        where given.kind = w.kind and given.record_id = w.record_id and given.word = w.word)`.execute(
    tx,
  );

/** Adds missing words, and updates the part of moved ones. */
export async function saveWords(tx: Tx, words: readonly SearchWord[]): Promise<void> {
  await sql`
    insert into search_words (tenant_id, kind, record_id, word, part, label)
    select ${tx.tenantId}::uuid, given.kind, given.record_id, given.word, given.part, given.label
    from unnest(
      ${words.map(({ kind }) => kind)}::text[], ${words.map(({ recordId }) => recordId)}::bigint[],
      ${words.map(({ word }) => word)}::text[], ${words.map(({ part }) => part)}::text[],
      ${words.map(({ label }) => label)}::text[]
    ) as given (kind, record_id, word, part, label)
    on conflict (tenant_id, kind, word, record_id) do update set part = excluded.part, label = excluded.label
    returning record_id`.execute(tx);
}

/** The last code point sorts after every letter. */
export const afterEveryLetter = "\u{10ffff}";

/** Record ids of a kind with a word in these parts that begins with a given one, or is it; SQL for `in`. */
export const recordsWithWord = (
  tx: Tx,
  word: string,
  { kind, parts, isWhole = false }: { kind: RecordKind; parts: readonly Part[]; isWhole?: boolean },
): RawBuilder<number> => sql`
  select w.record_id from search_words as w
  where w.tenant_id = ${tx.tenantId} and w.kind = ${kind}
    and ${isWhole ? sql`w.word = ${word}` : sql`w.word >= ${word} and w.word < ${word + afterEveryLetter}`}
    and w.part = any(${parts}::text[])`;

/** The ids in every set; none without a set. */
export function inEach(sets: readonly RawBuilder<unknown>[]): RawBuilder<number> {
  if (sets.length === 0) return sql`select null::bigint where false`;
  const each = sets.map((set) => sql`(${set})`);
  return sql`select found.id from (${sql.join(each, sql` intersect `)}) as found (id)`;
}
