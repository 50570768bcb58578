import type { RecurringJob } from "#server/jobs/schedule.ts";
import { eraseUnconfirmed } from "./queries.ts";

/** Erases companies unconfirmed after 48 hours in batches, one transaction each, to free domains and e-mails. */
export const eraseUnconfirmedCompanies: RecurringJob = {
  name: "onboarding.eraseUnconfirmed",
  everyMs: 600_000,
  async run(database) {
    while ((await database.inDirectory(eraseUnconfirmed)) > 0);
  },
};
