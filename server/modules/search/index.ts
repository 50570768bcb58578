export { forgetWords, rememberWords } from "./remembering.ts";
