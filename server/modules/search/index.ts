export { addRecordWords, replaceRecordWords, saveRecordWords } from "./record-words.ts";
export { inEach, recordsWithWord } from "./word-queries.ts";
