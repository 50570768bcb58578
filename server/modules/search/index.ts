export { addRecordWords, saveRecordWords } from "./record-words.ts";
export { recordsWithWord } from "./word-queries.ts";
