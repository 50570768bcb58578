export { forgetWords, rememberNewWords, rememberWords } from "./remembering.ts";
