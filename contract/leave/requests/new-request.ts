import { z } from "zod";
import { familyRelations, halves, type LeaveType, leaveTypes } from "#contract/codes/leave.ts";
import {
  Id,
  Ignored,
  optionalText,
  requiredDate,
  requiredId,
  requiredLongText,
} from "#contract/common.ts";
import { ParentalFacts } from "./parental.ts";

const LeaveDates = z.strictObject({
  leaveType: z.enum(leaveTypes, "Leave type is required"),
  /** The company's own type, with `OwnLeave` alone. */
  ownTypeId: requiredId("Please choose a type of leave").optional(),
  startDate: requiredDate("Start date is required"),
  endDate: requiredDate("End date is required"),
  /** The starting half of the first day, unless morning. */
  startHalf: z.enum(halves).optional(),
  /** The ending half of the last day, unless afternoon. */
  endHalf: z.enum(halves).optional(),
  /** The event of maternity leave; only in South Africa. */
  parental: ParentalFacts.optional(),
});

const endsAfterStart = (range: z.infer<typeof LeaveDates>) =>
  range.endDate > range.startDate ||
  (range.endDate === range.startDate &&
    !(range.startHalf === "afternoon" && range.endHalf === "morning"));
const atEndDate = { path: ["endDate"], message: "End date cannot be before start date" };

const namesItsType = ({ leaveType, ownTypeId }: z.infer<typeof LeaveDates>) =>
  (leaveType === "OwnLeave") === (ownTypeId !== undefined);
const atOwnType = { path: ["ownTypeId"], message: "Please choose a type of leave" };

const isForParents = ({ leaveType, parental }: z.infer<typeof LeaveDates>) =>
  parental === undefined || leaveType === "MaternityLeave";
const atParental = { path: ["parental"], message: "Only maternity leave is for a child" };

export const LeaveDatesCheck = LeaveDates.extend({
  employeeId: Id.nullish(),
  /** The pending request that these dates replace: its days are free for them. */
  replacesId: Id.optional(),
})
  .refine(endsAfterStart, atEndDate)
  .refine(namesItsType, atOwnType)
  .refine(isForParents, atParental);
export type LeaveDatesCheck = z.infer<typeof LeaveDatesCheck>;

const isForFamily = ({
  leaveType,
  familyRelation,
}: {
  leaveType: LeaveType;
  familyRelation?: unknown;
}) => familyRelation === undefined || leaveType === "FamilyResponsibilityLeave";
const atRelation = {
  path: ["familyRelation"],
  message: "Only family responsibility leave is for a relative",
};

const asked = {
  reason: requiredLongText("Reason is required", 2000),
  /** Whom family responsibility leave is for. */
  familyRelation: z.enum(familyRelations, "Please choose the relative").optional(),
  contactNumberWhileOnLeave: optionalText(100).optional(),
};

export const LeaveBooking = LeaveDates.extend({
  employeeId: requiredId("Please choose a person"),
  ...asked,
})
  .refine(endsAfterStart, atEndDate)
  .refine(namesItsType, atOwnType)
  .refine(isForParents, atParental)
  .refine(isForFamily, atRelation);
export type LeaveBooking = z.infer<typeof LeaveBooking>;

/** Days of approved annual leave that were sick leave. */
export const SickDays = z.strictObject({
  leaveId: Id,
  startDate: requiredDate("Please enter the first sick day"),
  endDate: requiredDate("Please enter the last sick day"),
  reason: asked.reason,
});
export type SickDays = z.infer<typeof SickDays>;

export const NewLeaveRequest = LeaveDates.extend({
  ...asked,
  requesterId: Ignored,
  tenantId: Ignored,
})
  .refine(endsAfterStart, atEndDate)
  .refine(namesItsType, atOwnType)
  .refine(isForParents, atParental)
  .refine(isForFamily, atRelation);
export type NewLeaveRequest = z.infer<typeof NewLeaveRequest>;
