import { expect, test } from "vitest";
import { firstDaysText } from "./first-days.ts";
import { firstTerms } from "./terms-form.ts";

test("a policy explains the first days given in full and by share", () => {
  expect(firstDaysText(firstTerms)).toEqual([
    "In full, also within a running year: Sick Leave, Family Responsibility, and Study Leave. They take the place of standard days, and what was taken in that year counts. The next come when another year begins.",
    "By share within a running year: Annual Leave, beside what people have. All days come when the next year begins.",
  ]);
});

test("monthly days need no explanation, and the Act's sick leave is full", () => {
  const monthly = { kind: "monthly", at: "end", partialMonths: "prorated" } as const;
  const of = (accrual: typeof firstTerms.annual.accrual) => ({ ...firstTerms.annual, accrual });
  const terms = {
    ...firstTerms,
    annual: of(monthly),
    familyResponsibility: of(monthly),
    study: of(monthly),
  };
  expect(firstDaysText({ ...terms, sick: of(monthly) })).toEqual([]);
  const sick = of({ kind: "sick-cycle", firstMonths: 6, per: 26 });
  const none = { ...firstTerms.study, amount: { days: 0 } };
  expect(firstDaysText({ ...terms, sick, study: none })).toEqual([
    expect.stringContaining("In full, also within a running year: Sick Leave."),
  ]);
});
