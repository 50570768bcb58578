import { policyBalances } from "#contract/codes/leave.ts";
import type { PolicyTerms } from "#contract/leave/terms/terms.ts";
import { workShares } from "#contract/rules/leave.ts";
import { daysText } from "#contract/rules/leave-text.ts";
import { AppError } from "#server/app-error.ts";
import type { CompanyDays } from "#server/modules/holidays/index.ts";
import { type BelowFloor, belowFloor } from "../engine/floors.ts";
import { type Floor, southAfricanFloors } from "../engine/statutes/south-africa.ts";

const floors: Partial<Record<keyof PolicyTerms, Floor>> = southAfricanFloors;

/** BCEA s 23: sick leave of up to two consecutive days is paid without a certificate. */
const daysWithoutCertificate = 2;

/**
 * Throws `invalid_request` for balances below the country's law, with the section, and for certificates required
 * earlier than it allows.
 */
export function refuseBelowFloor(
  terms: PolicyTerms,
  { country, workMinutes }: Pick<CompanyDays, "country" | "workMinutes">,
): void {
  if (country !== "ZA") return;
  const week = workShares(workMinutes);
  const found = policyBalances.flatMap((balance) => {
    const floor = floors[balance];
    const below = floor && belowFloor(terms[balance], floor, week);
    if (!below) return [];
    const isLost = !belowFloor({ ...terms[balance], carryOver: allCarried }, floor, week);
    return [[`terms.${balance}`, isLost ? lostText(below) : belowText(below)]];
  });
  if ((terms.certificate?.afterDays ?? daysWithoutCertificate) < daysWithoutCertificate)
    found.push(["terms.certificate.afterDays", tooEarly]);
  if (found.length > 0)
    throw new AppError("invalid_request", { fields: Object.fromEntries(found) });
}

const tooEarly = `The law lets it be wanted after more than ${daysWithoutCertificate} days in a row (BCEA s 23)`;

const allCarried = { cap: null, months: null };

const lostText = ({ section }: BelowFloor) =>
  `Days that the law grants would lapse (BCEA s ${section}). Enter them as days that never lapse`;

const belowText = ({ section, afterMonths, granted, required }: BelowFloor) =>
  `Less than the law grants (BCEA s ${section}): after ${afterMonths} ${
    afterMonths === 1 ? "month" : "months"
  } ${daysText(granted)} instead of ${daysText(required)}`;
