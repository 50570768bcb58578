import {
  countingNumber,
  type ListSearch,
  oneOf,
  readListSearch,
} from "#web/ui/table/list-search.ts";

const columns = [
  "employeeName",
  "departmentName",
  "positionName",
  "notesCount",
  "lastUpdated",
] as const;
type Column = (typeof columns)[number];

export const notesViews = ["staff", "shared", "written"] as const;
export type NotesView = (typeof notesViews)[number];

export type NotesSearch = ListSearch<Column | `-${Column}`> & {
  view?: NotesView;
  departmentId?: number;
  /** The employee with open notes. */
  employee?: number;
  /** The linked note. */
  note?: number;
  add?: boolean;
};

export function readNotesSearch(given: Record<string, unknown>): NotesSearch {
  const view = oneOf(given.view, notesViews);
  const departmentId = countingNumber(given.departmentId);
  const employee = countingNumber(given.employee);
  const note = countingNumber(given.note);
  return {
    ...readListSearch(given, columns),
    ...(view && { view }),
    ...(departmentId && { departmentId }),
    ...(employee && { employee }),
    ...(note && { note }),
    ...(given.add === true && { add: true }),
  };
}
