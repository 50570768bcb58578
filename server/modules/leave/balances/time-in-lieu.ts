import type { LeaveBalance } from "#contract/codes/leave.ts";
import type { NewLeaveEntry } from "#contract/leave/balances/entries.ts";
import { dayText } from "#contract/rules/leave-text.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { plusMonths } from "../engine/day.ts";
import { findOffered } from "./entry-list-queries.ts";

/** The last usable day of an entry, or null. Throws without the company's offer, for a future day, or for days already lapsed. */
export async function usableUntil(
  { tx, today }: Pick<Context, "tx" | "today">,
  { balance, kind, days }: Pick<NewLeaveEntry, "kind" | "days"> & { balance: LeaveBalance },
  day: string,
): Promise<string | null> {
  if (balance !== "timeInLieu" || kind === "paid-out" || days < 0) return null;
  const { offersTimeInLieu, inLieuMonths } = await findOffered(tx);
  if (!offersTimeInLieu) throw refusal("balance", "Your company does not offer time in lieu");
  if (kind !== "worked") return null;
  if (day > today) throw refusal("day", "Please enter a day that has been worked");
  const until = inLieuMonths === null ? null : plusMonths(day, inLieuMonths);
  if (until !== null && until < today)
    throw refusal("day", `What was gained then could be used until ${dayText(until)}`);
  return until;
}

const refusal = (field: string, message: string) =>
  new AppError("invalid_request", { fields: { [field]: message } });
