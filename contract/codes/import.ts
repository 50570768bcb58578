/** What a column of an imported file may be; the stored names of an employee's fields, of their place, and of who leads them. */
export const importFields = [
  "name",
  "surname",
  "email",
  "positionTitle",
  "departmentName",
  "startDate",
  "ledBy",
  "employmentStatus",
  "employeeRole",
  "employeeNumber",
  "phone",
  "idNumber",
  "taxNumber",
  "gender",
  "dateOfBirth",
  "homeAddress",
] as const;
export type ImportField = (typeof importFields)[number];

/** As the export names its columns, so that what it wrote is read back. */
export const importFieldLabels: Record<ImportField, string> = {
  name: "First Name",
  surname: "Last Name",
  email: "Email",
  positionTitle: "Position",
  departmentName: "Department",
  startDate: "Hire Date",
  ledBy: "Led By",
  employmentStatus: "Employment Status",
  employeeRole: "Employee Role",
  employeeNumber: "Employee Number",
  phone: "Phone Number",
  idNumber: "ID Number",
  taxNumber: "Tax Number",
  gender: "Gender",
  dateOfBirth: "Date of Birth",
  homeAddress: "Home Address",
};

/** Without a column for each of these nobody can be added. */
export const requiredImportFields = [
  "name",
  "surname",
  "email",
  "positionTitle",
  "departmentName",
  "startDate",
] as const satisfies readonly ImportField[];

export const importDateFields = [
  "startDate",
  "dateOfBirth",
] as const satisfies readonly ImportField[];

/** Which of two numbers comes first in days such as 03/04/2026. */
export const dateOrders = ["dayFirst", "monthFirst"] as const;
export type DateOrder = (typeof dateOrders)[number];

export const fileEncodings = ["UTF-8", "UTF-16", "Windows-1252"] as const;
export type FileEncoding = (typeof fileEncodings)[number];

/**
 * A draft is being prepared; a running one is being written. A refused one was to be written whole or not at all, and rows
 * had become wrong by then; a stopped one could not go on.
 */
export const importStates = ["draft", "running", "finished", "refused", "stopped"] as const;
export type ImportState = (typeof importStates)[number];

/** What a row without errors does: add a person, change one who exists, or nothing, as it says only what is so already. */
export const rowEffects = ["add", "change", "same"] as const;
export type RowEffect = (typeof rowEffects)[number];

/** Whether the rows without errors are added, or nobody unless all rows are without. */
export const importModes = ["good", "all"] as const;
export type ImportMode = (typeof importModes)[number];
