import { labelOf, wordsToRemember } from "#contract/rules/search-words.ts";
import type { Tx } from "#server/context.ts";
import {
  deleteWords,
  deleteWordsBut,
  type Part,
  type SearchedRecord,
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
  const partOf = new Map<string, Part>();
  for (const part of parts)
    for (const word of wordsToRemember(texts[part] ?? ""))
      if (!partOf.has(word)) partOf.set(word, part);
  await deleteWordsBut(tx, record, [...partOf.keys()]);
  await saveWords(tx, record, { partOf, label: labelOf(texts.name ?? "") });
}

/** Makes a record that is deleted be found no more. */
export async function forgetWords(tx: Tx, record: SearchedRecord): Promise<void> {
  await deleteWords(tx, record);
}
