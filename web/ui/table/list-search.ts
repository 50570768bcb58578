import { useEffect } from "react";
import type { Sort } from "./column.ts";
import { lastPage } from "./last-page.ts";

/** A list's state in the URL: page, number of rows, sort with a minus for descending, and search text; defaults are left out. */
export type ListSearch<SortBy extends string = string> = {
  page?: number;
  rows?: number;
  sort?: SortBy;
  search?: string;
};

type Given = Record<string, unknown>;

/** The value if it is one of the options. */
export const oneOf = <Option extends string>(
  value: unknown,
  options: readonly Option[],
): Option | undefined => options.find((option) => option === value);

/** A whole number from 1 on, or undefined. */
export function countingNumber(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 ? number : undefined;
}

/** Whether a value is a day of 2000 to 2199, as `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string =>
  typeof value === "string" &&
  /^2[01]\d\d-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/** The first and last day that a form begins with. */
export const readProposedDays = (given: Given): { first?: string; last?: string } => ({
  ...(isDay(given.first) && { first: given.first }),
  ...(isDay(given.last) && { last: given.last }),
});

/** Reads a list's part of a URL's search; invalid values are left out. */
export function readListSearch<const Column extends string>(
  given: Given,
  columns: readonly Column[],
): ListSearch<Column | `-${Column}`> {
  const [page, rows] = [countingNumber(given.page), countingNumber(given.rows)];
  const sorts = columns.flatMap((column) => [column, `-${column}`] as const);
  const sort = oneOf(given.sort, sorts);
  // The router turns numeric text into a number.
  const search = typeof given.search === "number" ? String(given.search) : given.search;
  return {
    ...(page && page > 1 && { page }),
    ...(rows && { rows }),
    ...(sort && { sort }),
    ...(typeof search === "string" && search && { search: search.slice(0, 100) }),
  };
}

export const sortOf = (text: string | undefined): Sort | undefined =>
  text === undefined
    ? undefined
    : { key: text.replace(/^-/, ""), direction: text.startsWith("-") ? "desc" : "asc" };

export const textOfSort = ({ key, direction }: Sort): string =>
  direction === "desc" ? `-${key}` : key;

/** Goes to the last page if the requested one lies beyond it, as after a removal of rows. */
export function useLastPageAtMost(
  { page, total, pageSize }: { page: number; total: number | undefined; pageSize: number },
  onPage: (page: number) => void,
): void {
  const last = total === undefined ? page : lastPage(total, pageSize);
  useEffect(() => {
    if (page > last) onPage(last);
  });
}
