import { expect, test } from "vitest";
import type { z } from "zod";
import { EmployeeUpdate, OwnerDetails } from "#contract/employees/employee-changes.ts";
import { NewNextOfKin } from "#contract/employees/next-of-kin.ts";
import { TenantUpdate } from "#contract/tenant.ts";
import { emptySlots } from "../owner-profile/document-slots.ts";
import { type OwnerValues, ownerSteps } from "../owner-profile/owner-form.ts";
import {
  employeePayload as ownerPayload,
  tenantPayload,
} from "../owner-profile/owner-profile-submission.ts";
import {
  companyPayload,
  ownerPayload as registeredOwner,
} from "../registration/company-registration.ts";
import { type RegistrationValues, registrationRules } from "../registration/registration-form.ts";
import { type StaffValues, staffSteps } from "../staff-profile/staff-form.ts";
import { employeePayload as staffPayload } from "../staff-profile/staff-profile-submission.ts";
import { kinPayload } from "./next-of-kin.ts";
import { problemsOf, type StepRules, type TextValues } from "./rules.ts";

const kin = {
  firstName: "Sipho",
  lastName: "Khumalo",
  relationship: "Spouse",
  contactNumber: "+27831234567",
};
const staff: StaffValues = {
  ...kin,
  fullName: "Thabo Mokoena",
  email: "thabo@protea.co.za",
  phone: "+27821234567",
  idNumber: "9002025009087",
  taxNumber: "1234567890",
  employeeNumber: "E-2",
  gender: "Other",
  dateOfBirth: "1990-02-02",
  homeAddress: "12 Long Street",
};
const owner: OwnerValues = {
  ...kin,
  ...emptySlots,
  companyName: "Protea Foods",
  registrationType: "Private Company",
  companyEmail: "info@protea.co.za",
  registrationDate: "",
  createdAt: "2026-03-02",
  taxNumber: "9012345678",
  country: "South Africa",
  companyPhone: "+27215550100",
  officeAddress: "1 Kloof Street",
  industry: "Other",
  customIndustry: "Fisheries",
  teamSize: "",
  fullName: "Naledi Khumalo",
  email: "naledi@protea.co.za",
  idNumber: "8001015009087",
  position: "Director",
  phoneNumber: "+27821234567",
  role: "Executive",
  employeeNumber: "E-1",
  employmentStatus: "FullTime",
  dateOfBirth: "",
  dateStarted: "",
  gender: "Female",
  colorOption: "blue",
};
const registration: RegistrationValues = {
  companyName: "Protea Foods",
  registrationType: "PrivateCompany",
  companyEmail: "info@protea.co.za",
  taxNumber: "9012345678",
  country: "ZA",
  registrationDate: "",
  firstName: "Naledi",
  lastName: "Khumalo",
  position: "Director",
  idNumber: "8001015009087",
  phone: "+27821234567",
};
const tenant = {
  tenantName: "Protea Foods",
  companyEmail: "info@protea.co.za",
  isActive: true,
  taxNumber: "",
  registrationDate: null,
  country: "ZA",
  tenantRegistrationType: "PrivateCompany",
} as Parameters<typeof tenantPayload>[1];

interface WizardCase<Values extends TextValues> {
  complete: Values;
  steps: readonly StepRules<Values>[];
  /** The typed fields, without choices. */
  typed: readonly (keyof Values)[];
  calls: (values: Values) => readonly (readonly [z.ZodType, unknown])[];
}
const wizard = <Values extends TextValues>(given: WizardCase<Values>) => given as never;
const kinFields = ["firstName", "lastName", "relationship", "contactNumber"] as const;

const wizards: [string, WizardCase<TextValues>][] = [
  [
    "staff",
    wizard<StaffValues>({
      complete: staff,
      steps: staffSteps,
      typed: [...kinFields, "phone", "idNumber", "taxNumber", "employeeNumber", "homeAddress"],
      calls: (values) => [
        [NewNextOfKin, kinPayload(values)],
        [EmployeeUpdate, staffPayload(values, 11)],
      ],
    }),
  ],
  [
    "owner's",
    wizard<OwnerValues>({
      complete: owner,
      steps: ownerSteps,
      typed: [
        ...kinFields,
        "companyPhone",
        "officeAddress",
        "customIndustry",
        "fullName",
        "idNumber",
        "phoneNumber",
        "employeeNumber",
      ],
      calls: (values) => [
        [TenantUpdate, tenantPayload(values, tenant)],
        [NewNextOfKin, kinPayload(values)],
        [
          EmployeeUpdate,
          ownerPayload(values, {
            stored: { name: "Naledi", surname: "Khumalo" },
            nextOfKinId: 11,
            theme: "light",
          }),
        ],
      ],
    }),
  ],
  [
    "registration",
    wizard<RegistrationValues>({
      complete: registration,
      steps: registrationRules("protea.co.za"),
      typed: [
        "companyName",
        "companyEmail",
        "taxNumber",
        "firstName",
        "lastName",
        "idNumber",
        "phone",
      ],
      calls: (values) => {
        const { name, surname, phone } = registeredOwner(values, {
          positionId: 1,
          departmentId: 1,
        });
        return [
          [TenantUpdate, companyPayload(values)],
          [OwnerDetails, { firstName: name, lastName: surname, phoneNumber: phone }],
          [EmployeeUpdate, registeredOwner(values, { positionId: 1, departmentId: 1 })],
        ];
      },
    }),
  ],
];

const awkward = [
  "",
  " ",
  "\u200b",
  "\u200b \u200b",
  "\u202eabc",
  "a\u0000b",
  "a\nb",
  "a\u0000\nb",
  "\ud800",
  "12345",
  "+27 12",
  "abc",
  ...[41, 101, 201, 255, 501, 3_000].flatMap((length) => [
    "x".repeat(length),
    "1".repeat(length),
    `${"x".repeat(length)} y`,
    `y ${"x".repeat(length)}`,
  ]),
];

test.each(wizards)(
  "whatever the steps of the %s wizard let through, the server takes",
  (_, { complete, steps, typed, calls }) => {
    expect(problemsOf(steps, complete)).toEqual({});
    const missed = typed.flatMap((field) =>
      awkward
        .map((value) => ({ ...complete, [field]: value }))
        .filter((values) => !(field in problemsOf(steps, values)))
        .filter((values) => calls(values).some(([schema, body]) => !schema.safeParse(body).success))
        .map((values) => [field, values[field]]),
    );
    expect(missed).toEqual([]);
  },
);

test.each<[string, number, string]>([
  ["homeAddress", 500, "At most 500 characters"],
  ["firstName", 200, "At most 200 characters"],
  ["relationship", 100, "At most 100 characters"],
  ["employeeNumber", 40, "At most 40 characters"],
])("%s may have %i characters and no more", (field, max, message) => {
  const problems = (length: number) =>
    problemsOf(staffSteps, { ...staff, [field]: "x".repeat(length) });
  expect(problems(max)).toEqual({});
  expect(problems(max + 1)).toEqual({ [field]: message });
});

test("no step lets anyone be born in the future", () => {
  const born = (dateOfBirth: string) => problemsOf(staffSteps, { ...staff, dateOfBirth });
  expect(born("2930-01-01")).toEqual({ dateOfBirth: "Date of birth cannot be in the future" });
  expect(problemsOf(ownerSteps, { ...owner, dateOfBirth: "2930-01-01" })).toEqual({
    dateOfBirth: "Date of birth cannot be in the future",
  });
});
