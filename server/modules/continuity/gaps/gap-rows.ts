import { createHash } from "node:crypto";
import type { GapKind } from "#contract/codes/continuity.ts";
import type { Gap } from "#contract/continuity/gaps.ts";
import type { Context } from "#server/context.ts";

export interface GapList extends Pick<Context, "tx" | "actor" | "today"> {
  limit: number;
  offset: number;
  isSetAside: boolean;
  subjectId?: number;
  /** Of the kind `quiet`: only the people whom this employee leads. */
  managerId?: number;
}

export type GapFinder = (list: GapList) => Promise<readonly GapRow[]>;

/** The columns of a kind's statement; missing ones do not apply to it. */
export interface GapRow {
  /** The number of all gaps, repeated in each row. */
  total: number;
  /** The identity of the gap: a set-aside lasts until the parts change. */
  parts: string[];
  employeeId?: number;
  employeeName?: string;
  departmentId?: number | null;
  departmentName?: string;
  departments?: Gap["departments"];
  managerId?: number | null;
  managerName?: string;
  managers?: { id: number; name: string }[];
  day?: string | null;
  leavesOn?: string | null;
  basedOn?: string;
  count?: number;
  drafts?: number;
  promiseText?: string | null;
  promiseId?: number | null;
  promiseVersion?: number | null;
  handoverId?: number;
  handoverStep?: number;
  isGone?: boolean;
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

export const isAboutPerson = (kind: GapKind): boolean => subjects[kind] !== "departmentId";

export const subjectOf = (kind: GapKind, row: GapRow): number => row[subjects[kind]] ?? 0;

/** Differs between gaps of one kind and subject, and once a gap changes. */
export const keyOf = ({ parts }: Pick<GapRow, "parts">): string =>
  createHash("sha256").update(JSON.stringify(parts.toSorted())).digest("hex").slice(0, 32);

const named = (id: number | null | undefined, name: string | undefined) =>
  id ? { id, name: name ?? "" } : null;

const promiseOf = ({ promiseId, promiseText, promiseVersion }: GapRow) =>
  promiseId ? { id: promiseId, text: promiseText ?? "", version: promiseVersion ?? 1 } : null;

export function gapOf(kind: GapKind, row: GapRow, setAside: Gap["setAside"]): Gap {
  const { managers = [], departments = [], leavesOn = null, basedOn = null } = row;
  const { day = null, count = null, drafts = null } = row;
  return {
    kind,
    subjectId: subjectOf(kind, row),
    key: keyOf(row),
    employee: named(row.employeeId, row.employeeName),
    department: row.departmentId
      ? { id: row.departmentId, departmentName: row.departmentName ?? "" }
      : null,
    manager: named(row.managerId, row.managerName),
    managers,
    departments,
    leavesOn,
    basedOn,
    day,
    count,
    drafts,
    promise: promiseOf(row),
    handover: row.handoverId
      ? { id: row.handoverId, step: row.handoverStep ?? 1, isGone: row.isGone ?? false }
      : null,
    setAside,
  };
}
