import { z } from "zod";
import { auditGroups, auditSources } from "./codes/audit.ts";
import {
  GivenDay,
  Id,
  Instant,
  inDigits,
  optionalText,
  PersonName,
  PlainDate,
  QueryId,
} from "./common.ts";
import { limits } from "./limits.ts";
import { defineOperations } from "./operation.ts";

export const AuditEntry = z.object({
  /** Unique in the log; a page begins after it. */
  key: z.string(),
  source: z.enum(auditSources),
  /** Its number in its source; null for a read. */
  id: Id.nullable(),
  /** Of its source: a kind of security event or history entry, or the part of a record that was read. */
  kind: z.string(),
  at: Instant,
  /** Whether only the company's day is known, as of a read. */
  isWholeDay: z.boolean(),
  by: PersonName.nullable(),
  byOperator: z.boolean(),
  subject: z
    .object({
      kind: z.enum(["employee", "department", "position", "tenant"]),
      id: Id.nullable(),
      /** Blank if it is gone. */
      name: z.string(),
    })
    .nullable(),
  /** Blank where unknown. */
  address: z.string(),
  /** A readable name: "Chrome on Windows". */
  device: z.string(),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = z.object({
  entries: z.array(AuditEntry),
  /** Whether older entries follow the last one. */
  hasMore: z.boolean(),
  /** The period of the list, in the company's days. */
  from: PlainDate,
  to: PlainDate,
});
export type AuditPage = z.infer<typeof AuditPage>;

/** The product records nothing earlier. */
const firstLogDay = "2000-01-01";
const LogDay = GivenDay.refine((day) => day >= firstLogDay, "Please choose a day from 2000 on");

const filter = {
  /** The first and last day, in the company's time zone; the last 90 days by default. */
  from: LogDay.optional(),
  to: LogDay.optional(),
  group: z.enum(auditGroups).optional(),
  /** Who did it, or whom it is about. */
  personId: QueryId.optional(),
  address: optionalText(64).optional(),
};

export const AuditFilter = z.strictObject(filter);
export type AuditFilter = z.output<typeof AuditFilter>;

const maxAuditPage = 100;

export const AuditQuery = z.strictObject({
  ...filter,
  /** The key of the last entry of the page before. */
  before: optionalText(120).optional(),
  pageSize: inDigits(z.int().positive().max(maxAuditPage)).default(50),
});
export type AuditQuery = z.output<typeof AuditQuery>;

export const audit = defineOperations("audit", {
  listAudit: {
    method: "GET",
    path: "/secure/audit/entries",
    access: "superadmin",
    summary: "List the audit log, newest first; reading it is recorded once an hour",
    query: AuditQuery,
    response: AuditPage,
    event: "audit_read",
  },
  exportAudit: {
    method: "GET",
    path: "/secure/audit/export",
    access: "superadmin",
    summary: "Export the audit log, newest first, as CSV or JSON lines; at most a million entries",
    query: z.strictObject({ ...filter, format: z.enum(["csv", "jsonl"]).default("csv") }),
    response: z.string(),
    file: "export",
    limited: limits.export,
  },
});
