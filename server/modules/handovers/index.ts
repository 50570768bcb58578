export { followLine, openHandovers } from "./opening.ts";
