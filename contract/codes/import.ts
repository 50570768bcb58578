/** The possible meanings of a file's column: stored fields of an employee, position and manager. */
export const importFields = [
  "name",
  "surname",
  "email",
  "positionTitle",
  "departmentName",
  "startDate",
  "terminationDate",
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

/** The export's column names, so that its own files can be imported. */
export const importFieldLabels: Record<ImportField, string> = {
  name: "First Name",
  surname: "Last Name",
  email: "Email",
  positionTitle: "Position",
  departmentName: "Department",
  startDate: "Hire Date",
  terminationDate: "Termination Date",
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

/** Adding a person requires a column for each of these. */
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
  "terminationDate",
  "dateOfBirth",
] as const satisfies readonly ImportField[];

/** The order of day and month in dates such as 03/04/2026. */
export const dateOrders = ["dayFirst", "monthFirst"] as const;
export type DateOrder = (typeof dateOrders)[number];

export const fileEncodings = ["UTF-8", "UTF-16", "Windows-1252", "Mac Roman"] as const;
export type FileEncoding = (typeof fileEncodings)[number];

/** refused: rows of an all-or-nothing import became wrong. stopped: an error ended it. */
export const importStates = ["draft", "running", "finished", "refused", "stopped"] as const;
export type ImportState = (typeof importStates)[number];

/** The effect of a row without errors; `same` repeats what is stored. */
export const rowEffects = ["add", "change", "same"] as const;
export type RowEffect = (typeof rowEffects)[number];

/** good: add the rows without errors. all: add rows only if all are without errors. */
export const importModes = ["good", "all"] as const;
export type ImportMode = (typeof importModes)[number];
