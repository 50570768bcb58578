export { addRecordWords, saveRecordWords } from "./record-words.ts";
export { inEach, recordsWithWord } from "./word-queries.ts";
