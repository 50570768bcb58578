import { AppError } from "#server/app-error.ts";
import { isExclusionViolation } from "#server/db-error.ts";

/** Leaves the final check for overlaps to the database: if it refuses the write, throws `leave_not_eligible`. */
export async function withoutOverlap<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isExclusionViolation(error, "leave_never_overlaps")) throw error;
    throw new AppError("leave_not_eligible", { message: "These dates overlap with other leave." });
  }
}
