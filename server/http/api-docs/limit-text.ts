import type { Allowance, Limit } from "#contract/limits.ts";
import { purses } from "#contract/purses.ts";

const scopes = [
  ["perAddress", "from one network address"],
  [
    "perEmailAndAddress",
    "for one email from one network address, or from a device that the account knows",
  ],
  ["perEmail", "for one email from all unknown devices together"],
  ["perSession", "in one session"],
  ["perPerson", "by one employee"],
  [
    "perTenant",
    `by one company; a call counts as ${purses.publicMail.callCost} at a public mail provider, and as ${purses.unconfirmed.callCost} before the address is confirmed`,
  ],
  ["perSecret", "with one secret address"],
] as const;

const allowanceText = ({ atOnce, everySeconds }: Allowance) =>
  `${atOnce} at once, then one more every ${everySeconds === 1 ? "second" : `${everySeconds} seconds`}`;

/** One sentence per allowance. */
export const limitTexts = (limit: Limit): string[] =>
  scopes.flatMap(([scope, text]) => {
    const allowance = limit[scope];
    return allowance ? [`${allowanceText(allowance)}, ${text}`] : [];
  });

export const countedText = ({ counts }: Limit): string =>
  counts === "every call"
    ? "Every call counts."
    : `Calls that end with ${counts.join(" or ")} count.`;
