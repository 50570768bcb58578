import { expect, test } from "vitest";
import { firstOpenStep } from "../wizard/rules.ts";
import { type StaffValues, staffSteps } from "./staff-form.ts";
import { employeePayload } from "./staff-profile-submission.ts";

const complete: StaffValues = {
  fullName: "Thabo Mokoena",
  email: "thabo@protea.co.za",
  phone: "+27 82 123 4567",
  idNumber: "900202 5009087",
  taxNumber: "1234567890",
  employeeNumber: "E-2",
  gender: "Other",
  dateOfBirth: "",
  homeAddress: "12 Long Street",
  firstName: "Lerato",
  lastName: "Mokoena",
  relationship: "Sister",
  contactNumber: "+27831234567",
};

test.each<[keyof StaffValues, number, string]>([
  ["phone", 0, "STAFFWIZ-13"],
  ["idNumber", 0, "STAFFWIZ-14"],
  ["taxNumber", 0, "STAFFWIZ-15"],
  ["employeeNumber", 0, "STAFFWIZ-16"],
  ["homeAddress", 0, "STAFFWIZ-17"],
  ["firstName", 2, "STAFFWIZ-19"],
  ["lastName", 2, "STAFFWIZ-20"],
  ["relationship", 2, "STAFFWIZ-21"],
  ["contactNumber", 2, "STAFFWIZ-22"],
  ["dateOfBirth", 4, "STAFFWIZ-18"],
])("without %s the first open step is %i [%s]", (field, step) => {
  expect(firstOpenStep(staffSteps, { ...complete, [field]: " " })).toBe(step);
});

test("the record is sent with the documented keys and every gender [STAFFWIZ-10, STAFFWIZ-26]", () => {
  expect(employeePayload(complete, 11)).toEqual({
    phone: "+27821234567",
    identityNumber: "9002025009087",
    taxNumber: "1234567890",
    employeeNumber: "E-2",
    homeAddress: "12 Long Street",
    gender: 2,
    nextOfKinId: 11,
    dateOfBirth: null,
  });
});
