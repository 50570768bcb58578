export { relaxByOperator } from "./requirement/requirement.ts";
