import { type Due, type DueContext, defineDue } from "#server/due/due.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { recordStory } from "#server/story/story.ts";
import { findPlanned } from "./announced-plan-queries.ts";
import { followLine } from "./handovers/opening.ts";
import { withLaterDays } from "./line-changes.ts";
import { announcements } from "./plan-queries.ts";

/**
 * Opens the handovers that follow from plans which everyone may know of from today on, once for each plan. Nothing else waits for it: who
 * knows of a plan, and who leads by it, follows from its days.
 */
export const planAnnounced = defineDue(announcements, followPlans);

async function followPlans(context: DueContext, due: readonly Due[]): Promise<undefined> {
  const { tx } = context;
  await lockCompany(tx);
  const plans = due.map(({ about }) => about);
  const planned = await withLaterDays(context, await findPlanned(tx, plans));
  await recordStory(context, await followLine(context, planned));
}
