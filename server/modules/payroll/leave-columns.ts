import { isPaid, type LeaveType, leaveTypeLabels } from "#contract/codes/leave.ts";
import {
  genericColumns,
  type PayrollColumn,
  type PayrollDayStyle,
} from "#contract/codes/payroll.ts";
import type { PayrollFormat } from "#contract/payroll/profiles.ts";
import type { Columns } from "./file-parts.ts";
import type { LeaveRow } from "./leave-file-queries.ts";

type TypeOfLeave = Pick<LeaveRow, "leaveType" | "ownType">;

/** The file without a profile: the generic columns, with the type itself in place of a code. */
export const plainColumns: Columns<LeaveRow> = genericColumns.map(({ column, heading }) => [
  heading,
  column === "leaveCode"
    ? ({ leaveType, ownType }) => ownType?.name ?? leaveType
    : cellsOf({ typeCodes: [], decimal: "point", dayStyle: "YYYY-MM-DD" })[column],
]);

/** The columns of a profile's file. */
export function profileColumns(format: PayrollFormat): Columns<LeaveRow> {
  const cells = cellsOf(format);
  return format.columns.map(({ column, heading }) => [heading, cells[column]]);
}

function cellsOf({
  typeCodes,
  decimal,
  dayStyle,
}: Pick<PayrollFormat, "typeCodes" | "decimal" | "dayStyle">): Record<
  PayrollColumn,
  (row: LeaveRow) => string
> {
  const number = (value: number) =>
    decimal === "comma" ? String(value).replace(".", ",") : String(value);
  return {
    employeeNumber: (row) => row.employeeNumber,
    firstName: (row) => row.name,
    lastName: (row) => row.surname,
    leaveCode: (row) => codeOf(typeCodes, row),
    leaveType: (row) => typeName(row),
    paid: (row) => (isPaidLeave(row) ? "Yes" : "No"),
    days: (row) => number(row.days),
    hours: (row) => number(row.hours),
    from: (row) => dayIn(dayStyle, row.from),
    to: (row) => dayIn(dayStyle, row.to),
    kind: (row) => (row.isCorrection ? "Correction" : "Leave"),
  };
}

/** The receiver's code of a leave type; blank without one. */
export const codeOf = (
  typeCodes: PayrollFormat["typeCodes"],
  { leaveType, ownType }: TypeOfLeave,
): string =>
  typeCodes.find((one) => one.leaveType === leaveType && one.ownTypeId === (ownType?.id ?? null))
    ?.code ?? "";

export const typeName = ({ leaveType, ownType }: TypeOfLeave): string =>
  ownType?.name ?? leaveTypeLabels[leaveType];

const isPaidLeave = ({ leaveType, ownType }: TypeOfLeave): boolean =>
  isDocumented(leaveType) ? isPaid[leaveType] : ownType?.isPaid === true;

const isDocumented = (type: LeaveType): type is keyof typeof isPaid => type !== "OwnLeave";

function dayIn(style: PayrollDayStyle, day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return style.replace("YYYY", year).replace("MM", month).replace("DD", date);
}
