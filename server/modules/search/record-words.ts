import { labelOf, wordsToRemember } from "#contract/rules/search.ts";
import type { Tx } from "#server/context.ts";
import {
  deleteOtherWords,
  type Part,
  type SearchedRecord,
  type SearchWord,
  saveWords,
} from "./word-queries.ts";

/** The texts of a record that are searched; a word that is in several parts counts for the first of them. */
type SearchedTexts = Partial<Record<Part, string>>;

const parts = ["name", "email", "employee_number", "text"] as const satisfies readonly Part[];

/**
 * Replaces the words by which a record is found with those of these texts. Call it in the transaction that writes the record,
 * after its row has been inserted or locked. Never pass ID numbers, tax numbers or phone numbers.
 */
export async function saveRecordWords(
  tx: Tx,
  record: SearchedRecord,
  texts: SearchedTexts,
): Promise<void> {
  await replaceRecordWords(tx, [{ ...record, texts }]);
}

/** The same for many records, in as many statements. */
export async function replaceRecordWords(
  tx: Tx,
  records: readonly (SearchedRecord & { texts: SearchedTexts })[],
): Promise<void> {
  if (records.length === 0) return;
  const words = records.flatMap(({ texts, ...record }) => wordsOf(record, texts));
  await deleteOtherWords(tx, records, words);
  await saveWords(tx, words);
}

/** The same for new records, all in one statement. */
export async function addRecordWords(
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
