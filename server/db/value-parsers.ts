import pg from "pg";

const { builtins, setTypeParser } = pg.types;

/** Days stay plain dates, moments become ISO text, and bigints and numerics become numbers, as the contract has them. */
export function setValueParsers(): void {
  setTypeParser(builtins.DATE, (text) => text);
  setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
  setTypeParser(builtins.NUMERIC, Number);
  // Record numbers come from one sequence and counts from lists: both stay far below 2^53.
  setTypeParser(builtins.INT8, Number);
}
