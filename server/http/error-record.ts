import { databaseFailure, isFromPostgres } from "#server/failure-text.ts";

/** What is logged of an error: of one by Postgres its codes and names only, as its other words quote what is stored. */
export function errorRecord(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error && { cause: errorRecord(error.cause) };
  if (isFromPostgres(error))
    return { type: "database", ...databaseFailure(error), stack: framesOf(error), ...cause };
  const { name, message, stack } = error;
  const code = "code" in error && { code: error.code };
  return { type: name, message, ...code, stack, ...cause };
}

export const errorTitle = (error: Error): string =>
  isFromPostgres(error) ? "The database refused a statement." : error.message;

/** Where it happened; the stack begins with the message. */
const framesOf = ({ stack = "" }: Error) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
