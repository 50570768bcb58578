import { employeeStatusLabels } from "#contract/codes/employee-status.ts";
import { employmentStatusLabels } from "#contract/codes/employment-status.ts";
import { genderLabels } from "#contract/codes/gender.ts";
import { leaveBalanceLabels } from "#contract/codes/leave-balance.ts";
import { leaveStatusLabels } from "#contract/codes/leave-status.ts";
import { leaveTypeLabels } from "#contract/codes/leave-type.ts";
import type { FieldChange } from "#contract/history.ts";
import { formatDays } from "#web/ui/format/counts.ts";
import { formatDate } from "#web/ui/format/dates.ts";

const fieldLabels: Record<string, string> = {
  name: "First name",
  surname: "Last name",
  email: "E-mail",
  phone: "Phone",
  idNumber: "ID number",
  taxNumber: "Tax number",
  gender: "Gender",
  dateOfBirth: "Date of birth",
  homeAddress: "Home address",
  employeeNumber: "Employee number",
  employeeRole: "Role",
  employeeStatus: "Status",
  employmentStatus: "Employment",
  startDate: "Hire date",
  terminationDate: "Termination date",
  positionTitle: "Position",
  departmentName: "Department",
  manager: "Manager",
  nextOfKin: "Next of kin",
  ...leaveBalanceLabels,
};

const codeLabels: Record<string, Readonly<Record<string, string>>> = {
  gender: Object.fromEntries(genderLabels.entries()),
  employmentStatus: employmentStatusLabels,
  employeeStatus: employeeStatusLabels,
  leaveStatus: leaveStatusLabels,
  leaveType: leaveTypeLabels,
};

/** A field without a label, in words: `bankAccount` as "Bank account". */
const inWords = (field: string): string => {
  const words = field.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isInDays = (field: string): boolean =>
  field === "leaveDuration" || Object.hasOwn(leaveBalanceLabels, field);

function valueInWords(field: string, value: string | null): string | undefined {
  if (value === null) return undefined;
  if (isInDays(field)) return formatDays(Number(value));
  const label = codeLabels[field]?.[value];
  if (label) return label;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value;
}

export interface ChangeInWords {
  field: string;
  /** Undefined if there was no value, or if the values are confidential. */
  before: string | undefined;
  after: string | undefined;
  isSensitive: boolean;
}

/** A change in words: the field's label, and its value before and after. */
export const changeInWords = ({
  field,
  before,
  after,
  isSensitive,
}: FieldChange): ChangeInWords => ({
  field: fieldLabels[field] ?? inWords(field),
  before: isSensitive ? undefined : valueInWords(field, before),
  after: isSensitive ? undefined : valueInWords(field, after),
  isSensitive,
});
