/** What Postgres says of a refused statement: its SQLSTATE, and the constraint where one was broken. */
interface DatabaseError {
  code: string;
  constraint?: string;
  message: string;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && "code" in error && typeof error.code === "string";

/** Whether a statement was refused because a value that must be unique is there already. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  isRefusal(error, "23505", constraint);

/** Whether a statement was refused because it overlaps what an exclusion constraint keeps apart. */
export const isExclusionViolation = (error: unknown, constraint?: string): boolean =>
  isRefusal(error, "23P01", constraint);

/** Whether a row could not be deleted as others refer to it, or could not refer to one that does not exist. */
export const isReferenceViolation = (error: unknown): boolean => isRefusal(error, "23503");

/** Whether a statement waited for a row longer than it may. */
export const isLockTimeout = (error: unknown): boolean => isRefusal(error, "55P03");

function isRefusal(error: unknown, state: string, constraint?: string): boolean {
  if (!isDatabaseError(error) || error.code !== state) return false;
  return constraint === undefined || constraintOf(error) === constraint;
}

/** A sharded database leaves the field empty and adds the shard's number to the name in the message. */
const constraintOf = ({ constraint, message }: DatabaseError): string | undefined =>
  constraint ?? /constraint "(.+?)(?:_\d{6,})?"/.exec(message)?.[1];
