import { expect, test } from "vitest";
import { PolicyTerms } from "#contract/leave/terms/terms.ts";
import { chosenTerms, firstTerms, shownTerms } from "./terms-form.ts";

const shown = (terms: PolicyTerms) => ({
  annual: shownTerms(terms.annual),
  sick: shownTerms(terms.sick),
  familyResponsibility: shownTerms(terms.familyResponsibility),
  study: shownTerms(terms.study),
});

test("what a new policy begins with can be sent as it is", () => {
  expect(PolicyTerms.parse(firstTerms)).toEqual(firstTerms);
  expect(chosenTerms(shown(firstTerms), firstTerms)).toEqual(firstTerms);
});

test("an unchanged version keeps its fields outside the form", () => {
  const before: PolicyTerms = {
    ...firstTerms,
    annual: {
      ...firstTerms.annual,
      amount: { weeks: 4 },
      belowZero: 2.5,
      rounding: { to: 0.5, mode: "up" },
      waitingMonths: 3,
      tiers: [{ afterYears: 5, amount: { days: 25 } }],
      cycle: { kind: "year", from: "03-01" },
    },
  };
  expect(chosenTerms(shown(before), before)).toEqual(before);
});

test("what is chosen takes the place of what was", () => {
  const chosen = shown(firstTerms);
  const { annual } = chosenTerms(
    {
      ...chosen,
      annual: {
        days: 20,
        gained: "monthly-end",
        cycle: "year",
        waiting: 3,
        cap: 5,
        months: null,
        statutory: 10,
        belowZero: 5,
      },
    },
    firstTerms,
  );
  expect(annual).toMatchObject({
    amount: { days: 20 },
    accrual: { kind: "monthly", at: "end", partialMonths: "prorated" },
    cycle: { kind: "year", from: "01-01" },
    carryOver: { cap: 5, months: null },
    statutory: { days: 10 },
    belowZero: 5,
    waitingMonths: 3,
  });
});
