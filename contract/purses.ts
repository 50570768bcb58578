import type { Allowance } from "./limits.ts";

/** How far a company is trusted, from the least: unconfirmed, at a public mail provider, or at a domain of its own. */
export type Trust = "unconfirmed" | "publicMail" | "ownDomain";

/** What a company's people may make others pay for. */
export interface Purse {
  /** Whether another company has an address's account; its own people's, and the same again within a day, are free. */
  questions: Allowance;
  /** Mails beyond these wait for their turn. */
  mails: Allowance;
  /** How many calls each call counts as where a limit is per company. */
  callCost: number;
}

export const purses: Record<Trust, Purse> = {
  /** Shared by all such companies that one client address has opened. */
  unconfirmed: {
    questions: { atOnce: 200, everySeconds: 30 },
    // Only links that confirm an address.
    mails: { atOnce: 60, everySeconds: 600 },
    callCost: 10,
  },
  /** Where anyone may open a company. */
  publicMail: {
    questions: { atOnce: 2_000, everySeconds: 5 },
    mails: { atOnce: 500, everySeconds: 60 },
    callCost: 2,
  },
  ownDomain: {
    questions: { atOnce: 20_000, everySeconds: 1 },
    mails: { atOnce: 100_000, everySeconds: 1 },
    callCost: 1,
  },
};
