import { databaseFailure, isFromPostgres } from "#server/failure-text.ts";

/** For Postgres's errors codes and names only, as other words quote stored values. */
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

/** The stack without its message. */
const framesOf = ({ stack = "" }: Error) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
