import { inject, onTestFinished } from "vitest";
import { connectDatabase } from "#server/db/database.ts";

/** Counts statements besides the begin and end of transactions. */
export function countingDatabase() {
  let count = 0;
  const database = connectDatabase({
    url: inject("appUrl"),
    poolSize: 1,
    prepare: inject("canPrepare"),
    onStatement: () => {
      count++;
    },
  });
  onTestFinished(() => database.close());
  return { database, statements: () => count };
}
