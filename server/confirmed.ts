import { AppError } from "./app-error.ts";
import type { PersonActor } from "./context.ts";

/** For calls that only sometimes need a confirmation; throws `confirmation_needed`. Others declare it in the contract. */
export function requireConfirmed({ isConfirmed }: Pick<PersonActor, "isConfirmed">): void {
  if (!isConfirmed) throw new AppError("confirmation_needed");
}
