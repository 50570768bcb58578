import { createHash } from "node:crypto";
import type { GapKind } from "#contract/codes/continuity.ts";
import type { Gap } from "#contract/continuity/gaps.ts";
import type { Context } from "#server/context.ts";

export interface GapList extends Pick<Context, "tx" | "actor" | "today"> {
  limit: number;
  offset: number;
  /** Only those that are set aside; otherwise only those that are not. */
  isSetAside: boolean;
  subjectId?: number;
}

/** Finds one page of the gaps of a kind with one statement, and how many there are. */
export type GapFinder = (list: GapList) => Promise<readonly GapRow[]>;

/** What a kind's statement selects; what it leaves out is not part of such a gap. */
export interface GapRow {
  total: number;
  /** What makes it this gap: set aside, it stays so until it is made of something else. */
  parts: string[];
  employeeId?: number;
  employeeName?: string;
  departmentId?: number | null;
  departmentName?: string;
  managerId?: number | null;
  managerName?: string;
  managers?: { id: number; name: string }[];
  day?: string | null;
  count?: number;
  drafts?: number;
  promiseText?: string | null;
  promiseId?: number | null;
  promiseVersion?: number | null;
  handoverId?: number;
  handoverStep?: number;
}

type Subject = "employeeId" | "managerId" | "departmentId";

const subjects: Record<GapKind, Subject> = {
  nobodyLeads: "employeeId",
  managerDeactivated: "managerId",
  managerEnds: "managerId",
  noHead: "departmentId",
  handoverOverdue: "employeeId",
  promiseOverdue: "employeeId",
  promiseUndated: "employeeId",
  quiet: "employeeId",
  threeManagers: "employeeId",
};

/** Whether a gap of a kind is about a person, rather than a department. */
export const isAboutPerson = (kind: GapKind): boolean => subjects[kind] !== "departmentId";

export const subjectOf = (kind: GapKind, row: GapRow): number => row[subjects[kind]] ?? 0;

export const keyOf = ({ parts }: Pick<GapRow, "parts">): string =>
  createHash("sha256").update(JSON.stringify(parts.toSorted())).digest("hex").slice(0, 32);

const named = (id: number | null | undefined, name: string | undefined) =>
  id ? { id, name: name ?? "" } : null;

const promiseOf = ({ promiseId, promiseText, promiseVersion }: GapRow) =>
  promiseId ? { id: promiseId, text: promiseText ?? "", version: promiseVersion ?? 1 } : null;

/** A row of a kind's statement as a gap. */
export const gapOf = (kind: GapKind, row: GapRow, setAside: Gap["setAside"]): Gap => ({
  kind,
  subjectId: subjectOf(kind, row),
  key: keyOf(row),
  employee: named(row.employeeId, row.employeeName),
  department: row.departmentId
    ? { id: row.departmentId, departmentName: row.departmentName ?? "" }
    : null,
  manager: named(row.managerId, row.managerName),
  managers: row.managers ?? [],
  day: row.day ?? null,
  count: row.count ?? null,
  drafts: row.drafts ?? null,
  promise: promiseOf(row),
  handover: row.handoverId ? { id: row.handoverId, step: row.handoverStep ?? 1 } : null,
  setAside,
});
