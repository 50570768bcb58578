import type { Tenant, TenantUpdate } from "#contract/tenant.ts";
import type { Context } from "#server/context.ts";
import { lockCompanyDays } from "#server/modules/holidays/index.ts";
import { getTenant, updateTenant } from "#server/modules/tenant/index.ts";
import { because, type StoredReason } from "#server/story/reason.ts";
import { endOfTime, later, plusDays } from "../engine/day.ts";
import { recountLeave } from "./recount.ts";
import { findLastLockedDay } from "./recount-queries.ts";

/**
 * Updates the company. New working days or another region recount unfinished leave from today on, after payroll's
 * last locked day.
 */
export async function updateCompany(context: Context, given: TenantUpdate): Promise<Tenant> {
  const { tx } = context;
  if (!changesDays(given)) return updateTenant(context, given);
  await lockCompanyDays(tx);
  const before = await getTenant(tx);
  const after = await updateTenant(context, given);
  const reason = reasonOf(before, after);
  if (reason) await recountFromNowOn(context, reason);
  return after;
}

const changesDays = ({ workMinutes, holidayRegion, country }: TenantUpdate): boolean =>
  [workMinutes, holidayRegion, country].some((field) => field !== undefined);

const regionOf = ({ holidayRegion, country }: Tenant) => holidayRegion ?? country;

function reasonOf(before: Tenant, after: Tenant): StoredReason | undefined {
  const isOtherWeek = before.workMinutes.join() !== after.workMinutes.join();
  const region = regionOf(after);
  if (regionOf(before) === region) return isOtherWeek ? because("workingDays", {}) : undefined;
  return because(isOtherWeek ? "workingDaysAndPublicHolidays" : "publicHolidays", { region });
}

async function recountFromNowOn(context: Context, reason: StoredReason): Promise<void> {
  const { tx, today, actor, enqueue } = context;
  const locked = await findLastLockedDay(tx);
  const from = locked ? later(today, plusDays(locked, 1)) : today;
  await enqueue(recountLeave, {
    from,
    to: endOfTime,
    keptBefore: today,
    after: 0,
    byId: actor.employeeId,
    reason,
  });
}
