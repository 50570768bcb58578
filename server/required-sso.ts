import { sql } from "kysely";

/** Whether an employee (e) may sign in by password though their company (t) requires single sign-on: SQL for a condition. */
export const isEmergencyAccount = sql<boolean>`(
  e.employee_role = 'Executive' and e.id = any(t.emergency_employee_ids))`;

/** Whether an employee (e) of a company (t) can sign in by a provider only: SQL for a condition. */
export const needsProvider = sql<boolean>`(
  t.sso_required_from is not null and not ${isEmergencyAccount})`;
