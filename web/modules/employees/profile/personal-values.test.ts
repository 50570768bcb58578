import fc from "fast-check";
import { expect, test } from "vitest";
import { genderCodes } from "#contract/codes/people.ts";
import { personalPayload, personalValuesOf } from "./personal-values.ts";

const word = fc.stringMatching(/^[A-Za-zÀ-ÿ'-]{1,20}$/);

const stored = fc.record({
  firstName: word,
  lastName: word,
  email: fc.emailAddress(),
  phone: fc.oneof(fc.constant(""), fc.stringMatching(/^\+278\d{8}$/)),
  gender: fc.option(fc.constantFrom(...genderCodes)),
  dateOfBirth: fc.option(fc.constantFrom("1988-04-12", "2004-02-29")),
  idNumber: fc.constant("8001015009087"),
  taxNumber: fc.oneof(fc.constant(""), fc.stringMatching(/^\d{6,13}$/)),
  homeAddress: fc.oneof(fc.constant(""), word),
});

test("one's own profile saved unchanged sends exactly what is stored [PROFILE-17]", () => {
  fc.assert(
    fc.property(stored, (fields) => {
      const data = { ...fields, name: `${fields.firstName} ${fields.lastName}` };
      const { firstName, email, phone, gender, dateOfBirth, taxNumber, homeAddress } = fields;
      expect(personalPayload(personalValuesOf(data), data)).toEqual({
        name: firstName,
        ...{ email, phone, gender, dateOfBirth, taxNumber, homeAddress },
      });
    }),
  );
});
