import type { PersonName } from "#contract/common.ts";
import type {
  HolidayEffect,
  HolidayRevocation,
  LeaveHoliday,
  LeaveHolidays,
  NewHoliday,
} from "#contract/leave/planning/holidays.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import {
  companyDays,
  insertOwnHoliday,
  listOwnHolidays,
  listRevokedHolidays,
  lockCompanyDays,
  observedHolidays,
  saveHolidayRevoked,
} from "#server/modules/holidays/index.ts";
import { recountLeave } from "#server/modules/leave/recount/recount.ts";
import { typesInMonths } from "#server/modules/leave/rules/leave-policy.ts";
import { companyPattern } from "#server/modules/leave/rules/working-days.ts";
import { personPattern } from "#server/modules/leave/terms/person-pattern.ts";
import { because, type StoredReason } from "#server/story/reason.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { listOwnWeeks, sumFree, sumTaken } from "./effect-queries.ts";

/** A year's holidays for leave, with the company's current and withdrawn days. */
export async function listLeaveHolidays(
  { tx }: Pick<Context, "tx">,
  { year }: { year: number },
): Promise<LeaveHolidays> {
  const period = { from: `${year}-01-01`, to: `${year}-12-31` };
  const [{ region }, own, revoked] = await Promise.all([
    companyDays({ tx }),
    listOwnHolidays(tx, period),
    listRevokedHolidays(tx, period),
  ]);
  const set = own.map(
    ({ id, reason, recordedAt, recordedById, recordedByName, ...day }): LeaveHoliday => ({
      ...day,
      isExpected: false,
      own: { id, reason, recordedAt, by: personOf(recordedById, recordedByName) },
    }),
  );
  const setOn = new Set(set.map(({ date }) => date));
  const observed = observedHolidays(region, year)
    .filter(({ date }) => !setOn.has(date))
    .map((day): LeaveHoliday => ({ ...day, isWorkingDay: false, own: null }));
  return {
    year,
    holidays: [...observed, ...set].sort((one, other) => one.date.localeCompare(other.date)),
    revoked: revoked.map(({ revokedById, revokedByName, revokedAt, ...day }) => ({
      ...day,
      revokedAt: revokedAt ?? "",
      revokedBy: personOf(revokedById, revokedByName),
    })),
  };
}

const personOf = (id: number | null, name: string): PersonName | null =>
  id === null ? null : { id, name };

/** Counts the leave affected if a day became a holiday or a working day. */
export async function previewHoliday(
  { tx, today }: Pick<Context, "tx" | "today">,
  { date, isWorkingDay }: { date: string; isWorkingDay: boolean },
): Promise<HolidayEffect> {
  const { holidayOn, workMinutes } = await companyDays({ tx });
  const asked = { date, today, inMonths: typesInMonths };
  const isFree = holidayOn(date) !== undefined;
  if (isFree !== isWorkingDay) return noEffect;
  if (!isWorkingDay) return sumTaken(tx, asked);
  const { dayOfWeek } = Temporal.PlainDate.from(date);
  const own = (await listOwnWeeks(tx, asked)).map(({ employeeId, patterns }) => ({
    employeeId,
    share: personPattern(patterns, workMinutes).shareWorkedOn(dayOfWeek, date),
  }));
  return sumFree(tx, asked, { company: companyPattern(workMinutes).shareWorkedOn(dayOfWeek), own });
}

const noEffect: HolidayEffect = { upcoming: { people: 0, days: 0 }, ended: { people: 0, days: 0 } };

/** Adds a company holiday or a worked public holiday, and recounts leave. Names the field of an error. */
export async function addHoliday(context: Context, given: NewHoliday): Promise<{ id: number }> {
  const { tx, actor, now } = context;
  const { date, name, isWorkingDay, reason, includesEnded } = given;
  await lockCompanyDays(tx);
  const { holidayOn } = await companyDays({ tx });
  const isHoliday = holidayOn(date) !== undefined;
  if (isHoliday && !isWorkingDay) throw wrongDate("This day is a holiday already");
  if (!isHoliday && isWorkingDay)
    throw wrongDate("This day is not a public holiday of your company");
  const added = await insertOwnHoliday(tx, {
    holidayDate: date,
    name,
    isWorkingDay,
    reason,
    recordedById: actor.employeeId,
    recordedAt: now.toISOString(),
  });
  if (!added)
    throw wrongDate("Your company has set this day already. Please take that back first.");
  await recountOn(context, date, {
    includesEnded,
    reason: because("ownHoliday", { name, on: date, because: reason }),
  });
  return { id: added.id };
}

/** Withdraws a company day and recounts leave; throws `not_found` if it is not in force. */
export async function revokeHoliday(
  context: Context,
  id: number,
  { reason, includesEnded }: HolidayRevocation,
): Promise<{ ok: true }> {
  const { tx, actor, now } = context;
  await lockCompanyDays(tx);
  const revoked = await saveHolidayRevoked(tx, id, {
    revokedAt: now.toISOString(),
    revokedById: actor.employeeId,
    revokeReason: reason,
  });
  if (!revoked) throw new AppError("not_found");
  const { holidayDate: date, name } = revoked;
  await recountOn(context, date, {
    includesEnded,
    reason: because("ownHolidayTakenBack", {
      name: typedBefore(name),
      on: date,
      because: reason,
    }),
  });
  return { ok: true };
}

const wrongDate = (message: string) =>
  new AppError("invalid_request", { fields: { date: message } });

const recountOn = (
  { enqueue, actor, today }: Context,
  day: string,
  { includesEnded, reason }: { includesEnded: boolean; reason: StoredReason },
) =>
  enqueue(recountLeave, {
    from: day,
    to: day,
    keptBefore: includesEnded ? null : today,
    after: 0,
    byId: actor.employeeId,
    reason,
  });
