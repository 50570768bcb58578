import { z } from "zod";
import { accents, themes } from "../codes/display.ts";
import { genderCodes } from "../codes/people.ts";
import {
  blankOr,
  Id,
  optionalLongText,
  optionalText,
  PlainDate,
  PossibleDate,
  requiredDate,
  requiredEmail,
  requiredId,
  requiredLongText,
  requiredText,
  requiredUnder,
  typedByHuman,
} from "../common.ts";
import { announcedTooLate, isAnnouncedInTime } from "../rules/continuity.ts";
import { isIdNumber, isTaxNumber } from "../rules/person.ts";
import { isPhone } from "../rules/phone.ts";
import { maxLengths } from "../rules/text.ts";
import { GivenEmploymentStatus, GivenRole, RowsPerPage } from "./employee-fields.ts";

const FirstName = requiredText("First name is required");
const LastName = requiredText("Last name is required");
const Phone = blankOr(isPhone, "Please enter a valid phone number", maxLengths.number);
const IdNumber = blankOr(isIdNumber, "Please enter a valid ID number", maxLengths.number);

export const OwnerDetails = z.strictObject({
  firstName: FirstName,
  lastName: LastName,
  phoneNumber: requiredText("Phone number is required", maxLengths.number).refine(
    isPhone,
    "Please enter a valid phone number",
  ),
});
export type OwnerDetails = z.infer<typeof OwnerDetails>;

/** Every key of an employee on any screen; a key left out stays unchanged. Permissions vary by person. */
export const EmployeeUpdate = z.strictObject({
  name: FirstName.optional(),
  firstName: FirstName.optional(),
  surname: LastName.optional(),
  lastName: LastName.optional(),
  email: requiredEmail("Email is required").optional(),
  phone: Phone.optional(),
  phoneNumber: Phone.optional(),
  idNumber: IdNumber.optional(),
  identityNumber: IdNumber.optional(),
  taxNumber: blankOr(isTaxNumber, "Tax number is too short", maxLengths.number).optional(),
  gender: z.literal(genderCodes, "Please choose a gender").nullish(),
  dateOfBirth: PossibleDate,
  homeAddress: optionalLongText(maxLengths.address).optional(),
  employeeNumber: optionalText(maxLengths.number).optional(),
  startDate: PossibleDate,
  hireDate: PossibleDate,
  dateStarted: PossibleDate,
  terminationDate: PossibleDate,
  /** The day on which notice was given; it goes with the last day. */
  noticeGivenOn: PossibleDate,
  employmentStatus: GivenEmploymentStatus.optional(),
  employeeRole: GivenRole.optional(),
  nextOfKinId: Id.nullish(),
  positionId: Id.nullish(),
  departmentId: Id.nullish(),
  preferences: z
    .strictObject({
      theme: z.enum(themes).nullish(),
      color: z.enum(accents).nullish(),
      rowsPerPage: RowsPerPage.optional(),
    })
    .optional(),
});
export type EmployeeUpdate = z.infer<typeof EmployeeUpdate>;

/** Names and hire date are accepted under either name. */
export const NewEmployee = z
  .strictObject({
    firstName: FirstName.optional(),
    name: FirstName.optional(),
    lastName: LastName.optional(),
    surname: LastName.optional(),
    email: requiredEmail("Email is required"),
    positionId: requiredId("Position is required"),
    departmentId: requiredId("Department is required"),
    employmentStatus: GivenEmploymentStatus,
    employeeRole: GivenRole,
    hireDate: requiredDate("Hire date is required").optional(),
    startDate: requiredDate("Hire date is required").optional(),
  })
  .refine(...requiredUnder(["firstName", "name"], "First name is required"))
  .refine(...requiredUnder(["lastName", "surname"], "Last name is required"))
  .refine(...requiredUnder(["hireDate", "startDate"], "Hire date is required"));
export type NewEmployee = z.infer<typeof NewEmployee>;

/** The employee reads this reason. */
export const ProfileRejection = z.strictObject({
  reason: typedByHuman(requiredLongText("Reason is required", 1000)),
});
export type ProfileRejection = z.infer<typeof ProfileRejection>;

/** A move to a vacant position, and its day. */
export const PositionMove = z
  .strictObject({
    positionId: requiredId("Position is required"),
    date: requiredDate("Date is required"),
    /** Until this day only super administrators know; left out, everyone knows at once. */
    announcedFrom: PlainDate.nullish(),
  })
  .refine(({ announcedFrom, date }) => isAnnouncedInTime(announcedFrom, date), {
    path: ["announcedFrom"],
    message: announcedTooLate,
  });
export type PositionMove = z.infer<typeof PositionMove>;
