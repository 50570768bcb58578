/** What a payroll profile can have a column for. */
export const payrollColumns = [
  "employeeNumber",
  "firstName",
  "lastName",
  "leaveCode",
  "leaveType",
  "paid",
  "days",
  "hours",
  "from",
  "to",
  "kind",
] as const;
export type PayrollColumn = (typeof payrollColumns)[number];

export const payrollColumnLabels: Record<PayrollColumn, string> = {
  employeeNumber: "Employee Number",
  firstName: "First Name",
  lastName: "Last Name",
  leaveCode: "Leave Code",
  leaveType: "Leave Type",
  paid: "Paid",
  days: "Days",
  hours: "Hours",
  from: "From",
  to: "To",
  kind: "Kind",
};

export const payrollSeparators = ["comma", "semicolon", "tab"] as const;
export type PayrollSeparator = (typeof payrollSeparators)[number];

export const payrollDecimals = ["point", "comma"] as const;
export type PayrollDecimal = (typeof payrollDecimals)[number];

export const payrollDayStyles = [
  "YYYY-MM-DD",
  "YYYY/MM/DD",
  "YYYYMMDD",
  "DD/MM/YYYY",
  "DD-MM-YYYY",
  "MM/DD/YYYY",
] as const;
export type PayrollDayStyle = (typeof payrollDayStyles)[number];

/** The columns of a new profile: those of the file without a profile, with the receiver's code as the type. */
export const genericColumns: readonly { column: PayrollColumn; heading: string }[] = payrollColumns
  .filter((column) => column !== "leaveType")
  .map((column) => ({
    column,
    heading: payrollColumnLabels[column === "leaveCode" ? "leaveType" : column],
  }));
