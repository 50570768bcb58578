import { type Country, countries } from "#contract/codes/country.ts";
import { defaultLeaveDays, type LeaveType } from "#contract/codes/leave.ts";
import type { DateRange } from "./working-days.ts";

/** Within n months, leave never takes more than n days. */
interface MonthsGranted {
  months: number;
  days: number;
  /** The section of a country's law. */
  sections: Partial<Record<Country, string>>;
}

/** Leave rules from a day on. */
export interface LeavePolicy {
  countries: readonly Country[];
  validFrom: string;
  /** The first and last day possible. */
  bookable: DateRange;
  /** The calendar days of a request at most. */
  maxDays: number;
  countedInMonths: Partial<Record<LeaveType, MonthsGranted>>;
}

export type PolicyOfCountry = LeavePolicy & { country: Country };

/** The calendar days of a request at most under any policy. */
export const maxSpanDays = 366;

const firstRules: LeavePolicy = {
  countries,
  validFrom: "2000-01-01",
  bookable: { startDate: "2000-01-01", endDate: "2199-12-31" },
  maxDays: maxSpanDays,
  // Four consecutive months (BCEA s 25), some with a working day more than the grant.
  countedInMonths: {
    MaternityLeave: {
      months: 4,
      days: defaultLeaveDays.maternityPaternity,
      sections: { ZA: "BCEA s 25" },
    },
  },
};

/** The types counted in months, where a holiday returns no days. */
export const typesInMonths = Object.keys(firstRules.countedInMonths) as readonly LeaveType[];

/** Policies by their first day. */
const policies: readonly LeavePolicy[] = [firstRules];

export const policyOn = (country: Country, date: string): PolicyOfCountry => ({
  ...(policies.findLast((one) => one.countries.includes(country) && one.validFrom <= date) ??
    firstRules),
  country,
});
