import type { BalanceSources } from "./balance.ts";
import { scheduleOf } from "./schedule.ts";
import { documentedTerms } from "./terms.ts";

const always = "0001-01-01";

/** The account of an employee by the documented terms, before anything is granted or taken: one cycle holds all. */
export const documentedAccount: BalanceSources = {
  services: [{ from: always, to: null, serviceFrom: always }],
  terms: [{ from: always, terms: documentedTerms }],
  work: { schedule: scheduleOf([]), isWorked: () => false },
  entries: [],
  leave: [],
};
