import type { OwnGrantTerms } from "#contract/leave/own-types.ts";
import {
  compareDays,
  earlier,
  endOfTime,
  later,
  type Period,
  plusDays,
  plusMonths,
  sharedBy,
} from "./day.ts";
import type { Service } from "./spans.ts";

/** How an own type gives days, with the last day on which anything may begin. */
export interface OwnGrantOnDay {
  id: number;
  terms: OwnGrantTerms;
  lastDay: string | null;
  recordedOn: string;
}

export interface Earner {
  birthDate: string | null;
  /** Employments, the earliest first. */
  services: readonly Service[];
}

/** Days of an own type, usable from a first to a last day. */
export interface OwnLot {
  days: number;
  day: string;
  until: string;
  recordedOn: string;
}

/** The lots of one person that begin until a day; nothing is usable outside employment. */
export function ownLotsOf(
  grants: readonly OwnGrantOnDay[],
  { birthDate, services }: Earner,
  until: string,
): OwnLot[] {
  return grants
    .flatMap(({ terms, lastDay, recordedOn }) => {
      const last = earlier(until, lastDay ?? endOfTime);
      const lotIn = (window: Period, employed: readonly Service[]): OwnLot[] => {
        const usable = employedIn(employed, sharedBy(window, { from: terms.from, to: endOfTime }));
        return usable && usable.from <= last
          ? [{ days: terms.days, day: usable.from, until: usable.to, recordedOn }]
          : [];
      };
      if (terms.kind === "service")
        return anniversariesOf(services, terms.afterYears).flatMap(({ day, employed }) =>
          lotIn({ from: day, to: lastDayAfter(day, terms.usableMonths) }, employed),
        );
      return windowsOf(terms, birthDate, last).flatMap((window) => lotIn(window, services));
    })
    .sort((one, other) => compareDays(one.day, other.day));
}

/** The windows that begin until a day. */
function windowsOf(
  terms: Exclude<OwnGrantTerms, { kind: "service" }>,
  birthDate: string | null,
  until: string,
): Period[] {
  if (terms.kind === "dated") return [{ from: terms.from, to: terms.until }];
  const [months, yearDay] =
    terms.kind === "yearly"
      ? [terms.usableMonths, terms.yearDay]
      : [1, birthDate && `${birthDate.slice(5, 7)}-01`];
  if (yearDay === null) return [];
  const windows: Period[] = [];
  // A window that began before the grant may still be open.
  const first = Number(plusMonths(terms.from, -months).slice(0, 4));
  for (let year = first; `${year}-${yearDay}` <= until; year++) {
    const from = `${year}-${yearDay}`;
    windows.push({ from, to: lastDayAfter(from, months) });
  }
  return windows;
}

const lastDayAfter = (from: string, months: number | null): string =>
  months === null ? endOfTime : plusDays(plusMonths(from, months), -1);

/** Each anniversary of service once, with the employments that count for it. */
function anniversariesOf(services: readonly Service[], years: number) {
  const known = services.filter(({ serviceFrom }) => serviceFrom >= "1900-01-01");
  return [...Map.groupBy(known, ({ serviceFrom }) => serviceFrom)].map(
    ([serviceFrom, employed]) => ({ day: plusMonths(serviceFrom, 12 * years), employed }),
  );
}

/** The first and last employed day of a window; undefined without one. */
function employedIn(services: readonly Service[], window: Period): Period | undefined {
  const stretches = services
    .map(({ from, to }) => sharedBy(window, { from, to: to ?? endOfTime }))
    .filter(({ from, to }) => from <= to);
  if (stretches.length === 0) return undefined;
  return {
    from: stretches.map(({ from }) => from).reduce(earlier),
    to: stretches.map(({ to }) => to).reduce(later),
  };
}
