import type { PersonActor } from "#server/context.ts";
import type { EmployeeField } from "./employee-fields.ts";

/** What anybody may write of themselves (doc A §6). */
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
]);

const isSelf = (actor: PersonActor, employeeId: number) => actor.employeeId === employeeId;

/** Whether the actor may open this employee's record, to write any of it. */
export const mayWriteRecord = (actor: PersonActor, employeeId: number): boolean =>
  actor.isSuperadmin || isSelf(actor, employeeId);

/** Whether the actor may write this field; nobody changes the e-mail, which is the name they sign in with (AMB-119). */
export function mayWriteField(
  actor: PersonActor,
  employee: { id: number; employeeStatus: string },
  field: EmployeeField,
): boolean {
  if (field === "email") return false;
  if (actor.isSuperadmin) return field !== "employeeRole" || !isSelf(actor, employee.id);
  if (!isSelf(actor, employee.id)) return false;
  // Only the wizard asks a person for it (AMB-107).
  if (field === "employeeNumber") return employee.employeeStatus !== "approved";
  return ownFields.has(field);
}

/** Whether the actor may switch other people on and off, and approve them; not while switched off themselves. */
export const mayDecideOn = (actor: PersonActor, employeeId: number): boolean =>
  actor.isSuperadmin && actor.isActive && !isSelf(actor, employeeId);
