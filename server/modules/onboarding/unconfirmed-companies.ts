import type { RecurringJob } from "#server/jobs/schedule.ts";
import { eraseUnconfirmed } from "./queries.ts";

/**
 * Erases companies whose address was not confirmed within 48 hours of the sign-up, so that their domains and e-mails are free
 * again. It works in batches, each in its own transaction.
 */
export const eraseUnconfirmedCompanies: RecurringJob = {
  name: "onboarding.eraseUnconfirmed",
  everyMs: 600_000,
  async run(database) {
    while ((await database.inDirectory(eraseUnconfirmed)) > 0);
  },
};
