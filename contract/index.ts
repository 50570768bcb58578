import { audit } from "./audit.ts";
import { auth } from "./auth.ts";
import { calendar } from "./calendar.ts";
import { continuity } from "./continuity/continuity.ts";
import { dashboard } from "./dashboard.ts";
import { departments } from "./departments.ts";
import { documents } from "./documents.ts";
import { employees } from "./employees/employees.ts";
import { feedback } from "./feedback.ts";
import { hooks } from "./hooks.ts";
import { imports } from "./import/operations.ts";
import { keys } from "./keys.ts";
import { leave } from "./leave/leave.ts";
import { notes } from "./notes.ts";
import { notifications } from "./notifications.ts";
import { onboarding } from "./onboarding.ts";
import type { ModuleName, NamedOperation } from "./operation.ts";
import { payroll } from "./payroll/payroll.ts";
import { search } from "./search.ts";
import { sso } from "./sso.ts";
import { tenant } from "./tenant.ts";

/** The whole API, by module. */
export const api = {
  auth,
  tenant,
  employees,
  departments,
  leave,
  feedback,
  notes,
  calendar,
  documents,
  notifications,
  onboarding,
  import: imports,
  search,
  dashboard,
  continuity,
  audit,
  sso,
  keys,
  hooks,
  payroll,
} satisfies Record<ModuleName, unknown>;
export type Api = typeof api;

export type OperationId = {
  [M in keyof Api]: `${M}.${Extract<keyof Api[M], string>}`;
}[keyof Api];

export const operations: readonly NamedOperation[] = Object.values(api).flatMap((module) =>
  Object.values<NamedOperation>(module),
);
