import { z } from "zod";
import { leaveStatuses, leaveTypes } from "#contract/codes/leave.ts";
import { ListQuery, PlainDate, QueryFlag, QueryId, sortedBy } from "#contract/common.ts";
import { limits } from "#contract/limits.ts";
import { leaveFilters } from "#contract/places.ts";

const leaveRecordFilter = {
  departmentId: QueryId.optional(),
  excludeSelf: QueryFlag.optional(),
  /** Only people with requests to review, or people away today or in the next two weeks. */
  show: z.enum(leaveFilters).optional(),
  /** One request has to match all of these: type, status and days. */
  leaveType: z.enum(leaveTypes).optional(),
  ownTypeId: QueryId.optional(),
  leaveStatus: z.enum(leaveStatuses).optional(),
  from: PlainDate.optional(),
  to: PlainDate.optional(),
};

const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const atLastDay = { path: ["to"], message: "The last day cannot be before the first" };

export const LeaveRecordQuery = ListQuery.extend({
  sort: sortedBy("name"),
  employeeId: QueryId.optional(),
  ...leaveRecordFilter,
}).refine(isInOrder, atLastDay);

export const LeaveExportQuery = ListQuery.pick({ search: true })
  .extend(leaveRecordFilter)
  .refine(isInOrder, atLastDay);
export type LeaveExportQuery = z.output<typeof LeaveExportQuery>;

export const exporting = {
  exportRecords: {
    method: "GET",
    path: "/secure/leave/export",
    access: "approved",
    summary:
      "Download the balances of the employees whose leave you may see as a CSV file, by last name, with the filters of the list; no reasons; whose rows are in it is recorded",
    query: LeaveExportQuery,
    response: z.file(),
    file: "export",
    recorded: "leaveExport",
    limited: limits.export,
  },
} as const;
