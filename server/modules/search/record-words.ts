import { labelOf, wordsToRemember } from "#contract/rules/search.ts";
import type { Tx } from "#server/context.ts";
import {
  deleteOtherWords,
  type Part,
  type SearchedRecord,
  type SearchWord,
  saveWords,
} from "./word-queries.ts";

/** The searched texts; a word in several parts counts for the first. */
export type SearchedTexts = Partial<Record<Part, string>> & {
  /** What equally good records are sorted by, unless that is their name. */
  label?: string;
};

const parts = ["name", "email", "employee_number", "text"] as const satisfies readonly Part[];

/**
 * Replaces a record's search words. Call it in the record's transaction, after its insert or lock. Never pass ID, tax
 * or phone numbers.
 */
export async function saveRecordWords(
  tx: Tx,
  record: SearchedRecord,
  texts: SearchedTexts,
): Promise<void> {
  await replaceRecordWords(tx, [{ ...record, texts }]);
}

/** For many records, in as many statements. */
export async function replaceRecordWords(
  tx: Tx,
  records: readonly (SearchedRecord & { texts: SearchedTexts })[],
): Promise<void> {
  if (records.length === 0) return;
  const words = records.flatMap(({ texts, ...record }) => wordsOf(record, texts));
  await deleteOtherWords(tx, records, words);
  await saveWords(tx, words);
}

/** For new records, in one statement. */
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
  const label = labelOf(texts.label ?? texts.name ?? "");
  return [...partOf].map(([word, part]) => ({ kind, recordId: id, word, part, label }));
}
