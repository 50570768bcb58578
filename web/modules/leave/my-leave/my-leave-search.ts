import type { ProposedDays } from "#contract/places.ts";
import { countingNumber, readProposedDays } from "#web/ui/table/list-search.ts";
import {
  readStatementSearch,
  type StatementSearch,
} from "../balances/statement/statement-search.ts";

export type MyLeaveSearch = StatementSearch &
  ProposedDays & {
    page?: number;
    rows?: number;
    /** The form, which may begin with proposed days. */
    apply?: boolean;
    /** Dates from elsewhere, which open the form with fixed dates (AMB-139). */
    start?: string;
    end?: string;
    request?: number;
  };

const day = (value: unknown): string | undefined =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** Reads my-leave's state from the URL, with dates also as `from` and `to`; a range must be complete and in order. */
export function readMyLeaveSearch(given: Record<string, unknown>): MyLeaveSearch {
  const [page, rows] = [countingNumber(given.page), countingNumber(given.rows)];
  const request = countingNumber(given.request);
  const [start, end] = [day(given.start ?? given.from), day(given.end ?? given.to)];
  const hasRange = start !== undefined && end !== undefined && start <= end;
  return {
    ...(page && page > 1 && { page }),
    ...(rows && { rows }),
    ...((given.apply === true || given.apply === 1) && {
      apply: true,
      ...readProposedDays(given),
    }),
    ...(hasRange && { start, end }),
    ...(request && { request }),
    ...readStatementSearch(given),
  };
}
