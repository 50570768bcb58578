import type { HolidayRegion } from "#contract/codes/country.ts";
import { type HandoverDays, maxHandoverDays } from "#contract/rules/continuity.ts";
import { timeZones } from "#contract/rules/time-zone.ts";
import type { Tenant, TenantUpdate } from "#contract/tenant.ts";
import type { SelectOption } from "#web/ui/form/select-field.tsx";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
type Weekday = (typeof weekdays)[number];

export const handoverSteps = ["written", "commented", "confirmed"] as const;
type HandoverDaysAsTyped = Record<keyof HandoverDays, number | null>;

/** Hours as typed; an empty field is a free day. */
type Hours = Record<Weekday, number | null>;

export interface CompanySettingsValues {
  timeZone: SelectOption<string> | null;
  yearStart: string;
  /** "country" for that of the company's country. */
  holidayRegion: HolidayRegion | "country" | "";
  hours: Hours;
  probationMonths: number | null;
  handoverDays: HandoverDaysAsTyped;
  mailSenderName: string;
  replyToEmail: string;
}

export const zones = timeZones.map((value) => ({ value, label: value.replaceAll("_", " ") }));

const zoneOf = (name: string) =>
  zones.find(({ value }) => value === name) ?? { value: name, label: name };

/** The minutes of work on each weekday, Monday first. */
export const minutesOf = (hours: Hours): number[] =>
  weekdays.map((day) => Math.round((hours[day] ?? 0) * 60));

const hoursOf = (minutes: readonly number[]) =>
  Object.fromEntries(
    weekdays.map((day, i) => [day, Math.round(((minutes[i] ?? 0) / 60) * 100) / 100]),
  ) as Hours;

/** The valid days before a change; undefined unless each step has fewer than the one before. */
export function daysOf(typed: HandoverDaysAsTyped): HandoverDays | undefined {
  const { written, commented, confirmed } = typed;
  if (written === null || commented === null || confirmed === null) return undefined;
  const isDescending = written > commented && commented > confirmed;
  return isDescending && confirmed >= 0 && written <= maxHandoverDays
    ? { written, commented, confirmed }
    : undefined;
}

export const valuesOf = (tenant: Tenant): CompanySettingsValues => ({
  timeZone: zoneOf(tenant.timeZone),
  yearStart: tenant.yearStart,
  holidayRegion: tenant.holidayRegion ?? "country",
  hours: hoursOf(tenant.workMinutes),
  probationMonths: tenant.probationMonths,
  handoverDays: tenant.handoverDays,
  mailSenderName: tenant.mailSenderName,
  replyToEmail: tenant.replyToEmail,
});

export const updateOf = (values: CompanySettingsValues): TenantUpdate => {
  const { timeZone, holidayRegion, hours, probationMonths, handoverDays, ...rest } = values;
  return {
    ...rest,
    ...(timeZone && { timeZone: timeZone.value }),
    holidayRegion: holidayRegion === "country" || holidayRegion === "" ? null : holidayRegion,
    workMinutes: minutesOf(hours),
    probationMonths: probationMonths ?? 0,
    handoverDays: daysOf(handoverDays),
  };
};
