import { labelOf, wordsToRemember } from "#contract/rules/search-words.ts";
import type { Tx } from "#server/context.ts";
import {
  deleteWords,
  deleteWordsBut,
  type Part,
  type SearchedRecord,
  type SearchWord,
  saveWords,
} from "./word-queries.ts";

/** What of a record is searched; a word that stands in several parts counts for the first of them. */
export type SearchedTexts = Partial<Record<Part, string>>;

const parts = ["name", "email", "employee_number", "text"] as const satisfies readonly Part[];

/**
 * Makes a record be found by the words of these texts and by no others. Belongs in the transaction that writes the record,
 * after its row has been inserted or locked. ID numbers, tax numbers and telephone numbers are never given.
 */
export async function rememberWords(
  tx: Tx,
  record: SearchedRecord,
  texts: SearchedTexts,
): Promise<void> {
  const words = wordsOf(record, texts);
  await deleteWordsBut(
    tx,
    record,
    words.map(({ word }) => word),
  );
  await saveWords(tx, words);
}

/** The same for records that were not there before, all in one statement. */
export async function rememberNewWords(
  tx: Tx,
  records: readonly (SearchedRecord & { texts: SearchedTexts })[],
): Promise<void> {
  await saveWords(
    tx,
    records.flatMap(({ texts, ...record }) => wordsOf(record, texts)),
  );
}

function wordsOf({ kind, id }: SearchedRecord, texts: SearchedTexts): SearchWord[] {
  const partOf = new Map<string, Part>();
  for (const part of parts)
    for (const word of wordsToRemember(texts[part] ?? ""))
      if (!partOf.has(word)) partOf.set(word, part);
  const label = labelOf(texts.name ?? "");
  return [...partOf].map(([word, part]) => ({ kind, recordId: id, word, part, label }));
}

/** Makes a record that is deleted be found no more. */
export async function forgetWords(tx: Tx, record: SearchedRecord): Promise<void> {
  await deleteWords(tx, record);
}
