/** Postgres's parts without values: `detail`, `where` and even `message` may have some. */
const databaseParts = ["code", "constraint", "table", "column", "routine"] as const;

/** Such a message may quote stored values. */
export const isFromPostgres = (error: Error): boolean =>
  "severity" in error && "routine" in error && "code" in error;

export const databaseFailure = (error: Error): Record<string, unknown> =>
  Object.fromEntries(
    databaseParts
      .map((part) => [part, Reflect.get(error, part)])
      .filter(([, value]) => value !== undefined),
  );

export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!isFromPostgres(error)) return error.message;
  return `database: ${Object.values(databaseFailure(error)).join(", ")}`;
}
