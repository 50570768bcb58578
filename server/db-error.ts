/** SQLSTATE, and the broken constraint, if any. */
interface DatabaseError {
  code: string;
  constraint?: string;
  message: string;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && "code" in error && typeof error.code === "string";

/** A value that must be unique exists. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  isRefusal(error, "23505", constraint);

/** An exclusion constraint forbids the overlap. */
export const isExclusionViolation = (error: unknown, constraint?: string): boolean =>
  isRefusal(error, "23P01", constraint);

/** Other rows refer to it, or its own reference is missing. */
export const isReferenceViolation = (error: unknown): boolean => isRefusal(error, "23503");

/** A wait for a row took too long. */
export const isLockTimeout = (error: unknown): boolean => isRefusal(error, "55P03");

function isRefusal(error: unknown, state: string, constraint?: string): boolean {
  if (!isDatabaseError(error) || error.code !== state) return false;
  return constraint === undefined || constraintOf(error) === constraint;
}

/** A sharded database leaves the field empty and adds the shard's number to the name in the message. */
const constraintOf = ({ constraint, message }: DatabaseError): string | undefined =>
  constraint ?? /constraint "(.+?)(?:_\d{6,})?"/.exec(message)?.[1];
