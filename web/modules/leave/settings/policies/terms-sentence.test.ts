import { expect, test } from "vitest";
import { firstTerms } from "./terms-form.ts";
import { termsSentence } from "./terms-sentence.ts";

test("the terms of a balance are one sentence, or None", () => {
  expect(termsSentence(firstTerms.annual)).toMatch(/^15 days a .*\./);
  const owing = termsSentence({ ...firstTerms.annual, belowZero: 5 });
  expect(owing).toMatch(/stays\. The balance can go down to −5 days\.$/);
  const none = { ...firstTerms.study, amount: { days: 0 } };
  expect(termsSentence(none)).toBe("None.");
  const later = { ...none, tiers: [{ afterYears: 2, amount: { days: 3 } }] };
  expect(termsSentence(later)).toMatch(/^0 days \(3 days after 2 years\)/);
});
