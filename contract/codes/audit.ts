import { recordPartLabels } from "./people.ts";
import {
  type SecurityEventKind,
  securityEventKindLabels,
  securityEventKinds,
} from "./security-event-kind.ts";
import { storyKindLabels } from "./story.ts";

/** What the audit log is filtered by; each gathers related kinds of entries. */
export const auditGroups = [
  "signIns",
  "passwords",
  "rights",
  "files",
  "operator",
  "log",
  "history",
  "reads",
] as const;
export type AuditGroup = (typeof auditGroups)[number];

export const auditGroupLabels: Record<AuditGroup, string> = {
  signIns: "Sign-ins and sessions",
  passwords: "Passwords, codes and secret addresses",
  rights: "Roles, settings and other changes",
  files: "Exported files",
  operator: "The operator of this product",
  log: "Reads of the audit log",
  history: "History of people and records",
  reads: "Reads of others' records",
};

const groupOf: Record<SecurityEventKind, AuditGroup> = {
  sign_in_succeeded: "signIns",
  sign_in_failed: "signIns",
  sign_in_refused: "signIns",
  passkey_refused: "signIns",
  signed_out: "signIns",
  sessions_ended: "signIns",
  identity_confirmed: "signIns",
  sso_refused: "signIns",
  identity_linked: "signIns",
  provider_saved: "rights",
  provider_tried: "rights",
  provider_removed: "rights",
  sso_required: "rights",
  sso_not_required: "rights",
  emergency_accounts_changed: "rights",
  emergency_sign_in: "signIns",
  password_link_requested: "passwords",
  password_changed: "passwords",
  password_reset: "passwords",
  factor_added: "passwords",
  factor_removed: "passwords",
  recovery_codes_made: "passwords",
  factors_reset: "passwords",
  feed_address_made: "passwords",
  feed_address_ended: "passwords",
  role_changed: "rights",
  sign_in_rules_changed: "rights",
  settings_changed: "rights",
  domain_added: "rights",
  domain_verified: "rights",
  domain_lost: "rights",
  domain_removed: "rights",
  key_made: "rights",
  key_changed: "rights",
  key_rotated: "rights",
  key_revoked: "rights",
  key_refused: "signIns",
  hook_made: "rights",
  hook_changed: "rights",
  hook_rotated: "rights",
  hook_started: "rights",
  hook_stopped: "rights",
  hook_removed: "rights",
  hook_sent_again: "rights",
  other_change: "rights",
  exported: "files",
  payroll_downloaded: "files",
  audit_read: "log",
  operator_looked_up: "operator",
  operator_suspended: "operator",
  operator_resumed: "operator",
  operator_reset_factors: "operator",
  operator_relaxed_sign_in: "operator",
};

export const securityKindsIn = (group: AuditGroup): SecurityEventKind[] =>
  securityEventKinds.filter((kind) => groupOf[kind] === group);

export const auditSources = ["security", "story", "read"] as const;
export type AuditSource = (typeof auditSources)[number];

const labelsOf: Record<AuditSource, Readonly<Record<string, string>>> = {
  security: securityEventKindLabels,
  story: { ...storyKindLabels, created: "Created", changed: "Changed", removed: "Removed" },
  read: recordPartLabels,
};

/** What happened, in words: `Signed in`, `Role changed`, `Read: Notes`. */
export function auditLabelOf({ source, kind }: { source: AuditSource; kind: string }): string {
  const label = labelsOf[source][kind] ?? kind;
  return source === "read" ? `Read: ${label}` : label;
}

/** How far back the log is listed without another period. */
export const auditDays = 90;
