import fc from "fast-check";
import { expect, test } from "vitest";
import { readCode, recoveryLength, recoveryLetters, writtenCode } from "./code.ts";

test.each([
  ["123456", { kind: "app", code: "123456" }],
  [" 123 456 ", { kind: "app", code: "123456" }],
  ["123-456", { kind: "app", code: "123456" }],
  ["abcde-fgh23", { kind: "recovery", code: "abcdefgh23" }],
  ["ABCDE–FGH23", { kind: "recovery", code: "abcdefgh23" }],
  ["2345678922", { kind: "recovery", code: "2345678922" }],
  ["12345", undefined],
  ["1234567", undefined],
  ["١٢٣٤٥٦", undefined],
  ["abcde-fgh2", undefined],
  ["abcde-fgh01", undefined],
  ["", undefined],
])("%j is read as %j", (typed, read) => {
  expect(readCode(typed)).toEqual(read);
});

test("a recovery code is read back as it is written down", () => {
  const letter = fc.constantFrom(...recoveryLetters);
  const codes = fc.string({ unit: letter, minLength: recoveryLength, maxLength: recoveryLength });
  fc.assert(
    fc.property(codes, (code) => {
      expect(readCode(writtenCode(code))).toEqual({ kind: "recovery", code });
      expect(readCode(writtenCode(code).toUpperCase())).toEqual({ kind: "recovery", code });
    }),
    { endOnFailure: true },
  );
});
