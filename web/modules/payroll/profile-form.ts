import type { UseFormReturn } from "react-hook-form";
import { documentedLeaveTypes, type LeaveType, leaveTypeLabels } from "#contract/codes/leave.ts";
import {
  genericColumns,
  type PayrollColumn,
  type PayrollDayStyle,
  type PayrollDecimal,
  type PayrollSeparator,
} from "#contract/codes/payroll.ts";
import type { OwnType } from "#contract/leave/own-types.ts";
import type { PayrollFormat, PayrollProfile } from "#contract/payroll/profiles.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { monthBefore } from "./period-fields.tsx";

export interface ChosenColumn {
  column: PayrollColumn;
  heading: string;
}

/** A leave type that may have a code. */
export interface CodedType {
  /** Its key in the form. */
  key: string;
  label: string;
  leaveType: LeaveType;
  ownTypeId: number | null;
}

export interface ProfileValues {
  name: string;
  columns: ChosenColumn[];
  /** By the type's key. */
  codes: Record<string, string>;
  separator: PayrollSeparator | "";
  decimal: PayrollDecimal | "";
  dayStyle: PayrollDayStyle | "";
  /** The period of the preview. */
  from: string;
  to: string;
}
export type ProfileForm = UseFormReturn<ProfileValues>;

const maxCodeLength = 30;

/** The documented types, then the company's own. */
export const codedTypes = (own: readonly Pick<OwnType, "id" | "name">[]): CodedType[] => [
  ...documentedLeaveTypes.map((leaveType) => ({
    ...{ key: leaveType, label: leaveTypeLabels[leaveType], leaveType, ownTypeId: null },
  })),
  ...own.map(({ id, name }) => ({
    ...{ key: `own-${id}`, label: name, leaveType: "OwnLeave" as const, ownTypeId: id },
  })),
];

/** A profile's values, or those of the generic file. */
export function profileValues(
  profile: PayrollProfile | undefined,
  types: readonly CodedType[],
): ProfileValues {
  const codeOf = ({ leaveType, ownTypeId, label }: CodedType) =>
    profile
      ? profile.typeCodes.find((one) => one.leaveType === leaveType && one.ownTypeId === ownTypeId)
          ?.code
      : (ownTypeId === null ? leaveType : label).slice(0, maxCodeLength);
  return {
    name: profile?.name ?? "",
    columns: (profile?.columns ?? genericColumns).map((one) => ({ ...one })),
    codes: Object.fromEntries(types.map((type) => [type.key, codeOf(type) ?? ""])),
    separator: profile?.separator ?? "comma",
    decimal: profile?.decimal ?? "point",
    dayStyle: profile?.dayStyle ?? "YYYY-MM-DD",
    ...monthBefore(currentDay()),
  };
}

/** A complete form's shape of the file; undefined while a style is not chosen. */
export function formatOf(
  { columns, codes, separator, decimal, dayStyle }: ProfileValues,
  types: readonly CodedType[],
): PayrollFormat | undefined {
  if (separator === "" || decimal === "" || dayStyle === "") return undefined;
  const typeCodes = types
    .map(({ key, leaveType, ownTypeId }) => ({
      ...{ leaveType, ownTypeId, code: codes[key]?.trim() ?? "" },
    }))
    .filter(({ code }) => code !== "");
  return { columns, typeCodes, separator, decimal, dayStyle };
}
