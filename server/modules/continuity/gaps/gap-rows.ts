import type { Gap } from "#contract/gaps.ts";
import type { Page } from "#contract/operation.ts";
import type { Context, Tx } from "#server/context.ts";

export interface GapList {
  tx: Tx;
  actor: Context["actor"];
  today: Context["today"];
  limit: number;
  offset: number;
}

/** Finds one page of the gaps of a kind with one statement, and how many there are. */
export type GapFinder = (list: GapList) => Promise<Page<Gap>>;

/** What a kind's statement selects; what it leaves out is not part of such a gap. */
export interface GapRow {
  /** How many gaps there are in all, in each row. */
  total: number;
  employeeId?: number;
  employeeName?: string;
  departmentId?: number | null;
  departmentName?: string;
  managerId?: number | null;
  managerName?: string;
  managers?: { id: number; name: string }[];
  day?: string | null;
  count?: number;
  promiseText?: string | null;
  handoverId?: number;
  handoverStep?: number;
}

const named = (id: number | null | undefined, name: string | undefined) =>
  id ? { id, name: name ?? "" } : null;

/** The rows of a kind's statement as a page. */
export const pageOf = (kind: Gap["kind"], rows: readonly GapRow[]): Page<Gap> => ({
  total: rows[0]?.total ?? 0,
  items: rows.map((row) => ({
    kind,
    employee: named(row.employeeId, row.employeeName),
    department: row.departmentId
      ? { id: row.departmentId, departmentName: row.departmentName ?? "" }
      : null,
    manager: named(row.managerId, row.managerName),
    managers: row.managers ?? [],
    day: row.day ?? null,
    count: row.count ?? null,
    promiseText: row.promiseText ?? null,
    handover: row.handoverId ? { id: row.handoverId, step: row.handoverStep ?? 1 } : null,
  })),
});
