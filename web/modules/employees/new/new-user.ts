import {
  type EmployeeRole,
  type EmploymentStatus,
  employmentStatusLabels,
} from "#contract/codes/people.ts";
import type { NewEmployee } from "#contract/employees/employee-changes.ts";
import { domainOf } from "#contract/rules/email.ts";
import { emailProblem } from "#contract/rules/email-problem.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { text } from "../text.ts";

/** The form's first choice, which the server stores as Full Time (AMB-174). */
const active = "Active";
const offeredStatuses = [
  "FullTime",
  "PartTime",
  "Contract",
  "Intern",
  "Temporary",
] as const satisfies readonly EmploymentStatus[];
const offeredRoles = ["Employee", "Executive"] as const satisfies readonly EmployeeRole[];

export const statusOptions = [
  { value: active, label: text.add.active },
  ...offeredStatuses.map((value) => ({ value, label: employmentStatusLabels[value] })),
];
export const roleOptions = offeredRoles.map((value) => ({ value, label: value }));

export interface NewUser {
  firstName: string;
  lastName: string;
  /** The part before the at sign. */
  email: string;
  positionId: string;
  employmentStatus: string;
  employeeRole: (typeof offeredRoles)[number] | "";
  hireDate: string;
}

export interface GivenUser {
  positionId?: number | undefined;
  from?: string | undefined;
}

export const blankUser = ({ positionId, from }: GivenUser = {}): NewUser => ({
  firstName: "",
  lastName: "",
  email: "",
  positionId: positionId ? String(positionId) : "",
  employmentStatus: active,
  employeeRole: "Employee",
  hireDate: from ?? currentDay(),
});

/** Drops the typed text from an at sign on: the company's domain follows anyway (AMB-179). */
export const localPartOf = (typed: string): string => typed.split("@", 1)[0]?.trim() ?? "";

/** The company's domain, else that of its e-mail. */
export const domainOfTenant = (tenant: { domainName: string; companyEmail: string } | undefined) =>
  tenant ? tenant.domainName || domainOf(tenant.companyEmail) : "";

/** The error in the part before the at sign, if any. */
export function emailError(localPart: string, domain: string): string | undefined {
  if (!localPart) return text.add.emailRequired;
  return emailProblem(`${localPart}@${domain}`);
}

export const newEmployeeOf = (
  { email, positionId, employeeRole, ...rest }: NewUser,
  domain: string,
  departmentId: number,
): NewEmployee => ({
  ...rest,
  email: `${email}@${domain}`,
  positionId: Number(positionId),
  departmentId,
  employeeRole: employeeRole || "Employee",
});
