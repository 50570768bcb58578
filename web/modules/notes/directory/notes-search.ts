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
  /** The department whose staff alone are listed. */
  departmentId?: number;
  /** The employee whose notes are open. */
  employee?: number;
  /** The note that a link led to. */
  note?: number;
  /** Whether the form for a new note is open. */
  add?: boolean;
};

/** Reads the state of the page of notes from the URL: the list's, the open dialog and the note in it. */
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
