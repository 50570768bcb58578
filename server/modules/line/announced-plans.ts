import { type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { findPlanned } from "./announced-plan-queries.ts";
import { followAnnouncement } from "./change-line.ts";
import { announcements } from "./plan-queries.ts";

/**
 * Opens the handovers that follow from plans which everyone may know of from today on, once for each plan. Nothing else waits for it: who
 * knows of a plan, and who leads by it, follows from its days.
 */
export const dueAnnouncement = defineDue(announcements, followPlans);

async function followPlans(context: DueContext, due: readonly Due[]): Promise<undefined> {
  const { tx } = context;
  await lockCompany(tx);
  const plans = due.map(({ about }) => about);
  await followAnnouncement(context, await findPlanned(tx, plans));
}
