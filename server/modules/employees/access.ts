import { isSuperadmin } from "#contract/codes/people.ts";
import type { PersonActor } from "#server/context.ts";
import type { EmployeeField } from "./employee-fields.ts";

/** The fields that employees may change in their own record. */
const ownFields: ReadonlySet<EmployeeField> = new Set([
  "phone",
  "idNumber",
  "taxNumber",
  "gender",
  "dateOfBirth",
  "homeAddress",
  "nextOfKinId",
  "theme",
  "color",
  "rowsPerPage",
]);

const isSelf = (actor: PersonActor, employeeId: number) => actor.employeeId === employeeId;

/** Whether the actor may change any part of this record. */
export const mayWriteRecord = (actor: PersonActor, employeeId: number): boolean =>
  actor.isSuperadmin || isSelf(actor, employeeId);

/** The e-mail, used to sign in, never changes (AMB-119). */
export function mayWriteField(
  actor: PersonActor,
  employee: { id: number; employeeStatus: string },
  field: EmployeeField,
): boolean {
  if (field === "email") return false;
  const isOwn = isSelf(actor, employee.id);
  if (actor.isSuperadmin) return field !== "employeeRole" || !isOwn;
  if (!isOwn) return false;
  // Registration and the owner's wizard ask for the whole record.
  if (isSuperadmin(actor.employeeRole)) return field !== "employeeRole";
  // Only the wizard asks employees for it (AMB-107).
  if (field === "employeeNumber") return employee.employeeStatus !== "approved";
  return ownFields.has(field);
}

/** Whether the actor may activate, deactivate and approve this other employee. */
export const mayDecideOn = (actor: PersonActor, employeeId: number): boolean =>
  actor.isSuperadmin && !isSelf(actor, employeeId);
