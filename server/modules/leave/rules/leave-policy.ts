import { type Country, countries } from "#contract/codes/country.ts";
import { defaultLeaveDays, type LeaveType } from "#contract/codes/leave.ts";
import type { DateRange } from "./working-days.ts";

/** What the law counts in months: within n months, leave never takes more than n days. */
interface MonthsGranted {
  months: number;
  days: number;
  /** Where the law of a country says so. */
  sections: Partial<Record<Country, string>>;
}

/** The leave rules of some countries from a day on. */
export interface LeavePolicy {
  countries: readonly Country[];
  validFrom: string;
  /** The first and the last day that leave can include. */
  bookable: DateRange;
  /** How many days, working or not, one request may span. */
  maxDays: number;
  /** Leave that the law counts in months. */
  countedInMonths: Partial<Record<LeaveType, MonthsGranted>>;
}

/** The rules as they apply in one country. */
export type PolicyOfCountry = LeavePolicy & { country: Country };

/** How many days, working or not, one request may span under any of the policies. */
export const maxSpanDays = 366;

const firstRules: LeavePolicy = {
  countries,
  validFrom: "2000-01-01",
  bookable: { startDate: "2000-01-01", endDate: "2199-12-31" },
  maxDays: maxSpanDays,
  // Four consecutive months (BCEA s 25); some have a working day more than the grant for them.
  countedInMonths: {
    MaternityLeave: {
      months: 4,
      days: defaultLeaveDays.maternityPaternity,
      sections: { ZA: "BCEA s 25" },
    },
  },
};

/** The types of leave that the law counts in months: a holiday within them gives nothing back. */
export const typesInMonths = Object.keys(firstRules.countedInMonths) as readonly LeaveType[];

/** Every policy, by the day from which it is valid. */
const policies: readonly LeavePolicy[] = [firstRules];

/** The policy valid in a country on a day. */
export const policyOn = (country: Country, date: string): PolicyOfCountry => ({
  ...(policies.findLast((one) => one.countries.includes(country) && one.validFrom <= date) ??
    firstRules),
  country,
});
