import { gapKindLabels } from "./continuity.ts";
import { leaveBalanceLabels, leaveStatusLabels, leaveTypeLabels } from "./leave.ts";
import { employeeStatusLabels, employmentStatusLabels, genderLabels } from "./people.ts";

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
  noticeGivenOn: "Notice given",
  serviceFrom: "Service counts from",
  positionTitle: "Position",
  departmentName: "Department",
  manager: "Manager",
  standIn: "Stand-in",
  standsInFor: "Stands in for",
  lastDay: "Last day",
  nextOfKin: "Next of kin",
  dueOn: "Due",
  ...leaveBalanceLabels,
};

const codeLabels: Record<string, Readonly<Record<string, string>>> = {
  gender: Object.fromEntries(genderLabels.entries()),
  employmentStatus: employmentStatusLabels,
  employeeStatus: employeeStatusLabels,
  leaveStatus: leaveStatusLabels,
  leaveType: leaveTypeLabels,
  gap: gapKindLabels,
};

const inWords = (field: string): string => {
  const words = field.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const ownPrefix = "own:";

/** The field of an own type's balance, by its present name. */
export const ownBalanceField = (name: string): string => `${ownPrefix}${name}`;

export const fieldLabel = (field: string): string =>
  field.startsWith(ownPrefix)
    ? field.slice(ownPrefix.length)
    : (fieldLabels[field] ?? inWords(field));

/** The label of a changed field's value; undefined unless the value is a code. */
export const valueLabel = (field: string, value: string): string | undefined =>
  codeLabels[field]?.[value];
