import pg from "pg";

const { builtins, setTypeParser } = pg.types;

/** As in the contract: plain dates, ISO moments, and numbers for bigint and numeric. */
export function setValueParsers(): void {
  setTypeParser(builtins.DATE, (text) => text);
  setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
  setTypeParser(builtins.NUMERIC, Number);
  // Ids come from one sequence and counts from lists: both stay far below 2^53.
  setTypeParser(builtins.INT8, Number);
}
