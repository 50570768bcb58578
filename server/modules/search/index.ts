export { addRecordWords, saveRecordWords } from "./record-words.ts";
