import type { BalanceSources } from "./balance.ts";
import { scheduleOf } from "./schedule.ts";
import { documentedTerms } from "./terms.ts";

const always = "0001-01-01";

/** The initial account under the documented terms: one cycle has everything. */
export const documentedAccount: BalanceSources = {
  services: [{ from: always, to: null, serviceFrom: always }],
  terms: [{ from: always, terms: documentedTerms }],
  work: { schedule: scheduleOf([]), isWorked: () => false },
  entries: [],
  leave: [],
};
