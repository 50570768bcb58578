/** What Postgres says of a failure, without the values it happened to: those are in `detail` and `where`, even in `message`. */
const databaseParts = ["code", "constraint", "table", "column", "routine"] as const;

/** Whether an error is a refusal by Postgres, whose message may quote what is stored. */
export const isFromPostgres = (error: Error): boolean =>
  "severity" in error && "routine" in error && "code" in error;

/** What may be recorded of a failure by Postgres. */
export const databaseFailure = (error: Error): Record<string, unknown> =>
  Object.fromEntries(
    databaseParts
      .map((part) => [part, Reflect.get(error, part)])
      .filter(([, value]) => value !== undefined),
  );

/** An error as a sentence that may be stored. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!isFromPostgres(error)) return error.message;
  return `database: ${Object.values(databaseFailure(error)).join(", ")}`;
}
