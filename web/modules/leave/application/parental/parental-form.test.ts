import { expect, test } from "vitest";
import { blankParental, factsOfForm, faultOf, formOf, type ParentalForm } from "./parental-form.ts";

const filled = (given: Partial<ParentalForm>): ParentalForm => ({ ...blankParental, ...given });

test.each<[Partial<ParentalForm>, keyof ParentalForm | undefined]>([
  [{}, undefined],
  [{ event: "none", date: "2026-12-01" }, undefined],
  [{ event: "birth" }, "date"],
  [{ event: "loss" }, "date"],
  [{ event: "loss", date: "2026-12-01" }, undefined],
  [{ event: "birth", date: "2025-10-02" }, "role"],
  [{ event: "birth", date: "2025-10-02", role: "first" }, undefined],
  [{ event: "birth", date: "2025-10-03", role: "first" }, "partner"],
  [{ event: "birth", date: "2025-10-03", role: "first", partner: "no" }, undefined],
  [{ event: "adoption", date: "2025-10-02" }, "isUnderTwo"],
  [{ event: "adoption", date: "2025-10-02", isUnderTwo: "yes" }, "role"],
  [{ event: "adoption", date: "2025-10-02", isUnderTwo: "no" }, undefined],
  [{ event: "adoption", date: "2025-10-03", partner: "yes" }, undefined],
  [{ event: "adoption", date: "2025-10-03", partner: "yes", hasShare: true }, "months"],
  [{ event: "adoption", date: "2025-10-03", partner: "yes", hasShare: true, days: 40 }, undefined],
  [
    { event: "adoption", date: "2025-10-03", partner: "yes", hasShare: true, months: 4, days: 11 },
    "months",
  ],
])("only questions that apply are asked: %o lacks %s", (given, field) => {
  expect(faultOf(filled(given))?.field).toBe(field);
});

test("answers to questions that do not apply are not sent", () => {
  const answers = filled({
    event: "surrogacy",
    date: "2026-12-01",
    role: "other",
    partner: "no",
    hasShare: true,
    months: 2,
    isUnderTwo: "yes",
  });
  expect(factsOfForm(answers)).toEqual({
    event: "surrogacy",
    date: "2026-12-01",
    role: "first",
    hasEmployedPartner: false,
  });
  expect(factsOfForm(filled({ event: "birth", date: "2026-12-01" }))).toBeUndefined();
});

test("what was stated is filled in as it was", () => {
  const facts = {
    event: "birth",
    date: "2026-12-01",
    role: "other",
    hasEmployedPartner: true,
    agreedShare: { months: 1, days: 5 },
  } as const;
  expect(factsOfForm(formOf(facts))).toEqual(facts);
});
