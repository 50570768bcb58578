import fc from "fast-check";
import { expect, test } from "vitest";
import { genderCodes } from "#contract/codes/people.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { staffValuesOf } from "./staff-form.ts";
import { employeePayload } from "./staff-profile-submission.ts";

const word = fc.stringMatching(/^[A-Za-zÀ-ÿ'-]{1,20}$/);
const digits = fc.stringMatching(/^\d{6,13}$/);

const stored = fc.record({
  phone: fc.stringMatching(/^\+278[1-9]\d{7}$/),
  gender: fc.constantFrom(...genderCodes),
  dateOfBirth: fc.option(fc.constantFrom("1988-04-12", "2004-02-29")),
  idNumber: digits,
  taxNumber: digits,
  employeeNumber: word,
  homeAddress: word,
});

test("a returned profile submitted unchanged sends exactly what is stored", () => {
  fc.assert(
    fc.property(stored, ({ employeeNumber, ...personal }) => {
      const values = staffValuesOf({
        personalData: { ...personal, name: "", firstName: "", lastName: "", email: "" },
        employmentData: { employeeNumber },
        nextOfKinData: null,
      } as unknown as FullProfile);
      const { idNumber: identityNumber, ...rest } = personal;
      expect(employeePayload(values, 7)).toEqual({
        ...rest,
        ...{ identityNumber, employeeNumber, nextOfKinId: 7 },
      });
    }),
  );
});
