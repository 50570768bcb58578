import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLeaveDays, grantedBalances } from "#contract/codes/leave.ts";
import { type ParentalFacts, parentalEvents, parentRoles } from "#contract/codes/parental-event.ts";
import { holidaysOf } from "#server/modules/holidays/index.ts";
import { documentedPerson } from "#server/test/leave-case.ts";
import { sumOf } from "../engine/amounts.ts";
import { plusDays } from "../engine/day.ts";
import { checkEligibility, type ExistingLeave } from "./eligibility.ts";
import { leaveDuration } from "./leave-duration.ts";
import { policyOn } from "./leave-policy.ts";
import { grantedLeave } from "./parental-grant.ts";
import { companyPattern } from "./working-days.ts";

const day = fc.nat(1500).map((n) => plusDays("2024-01-01", n));
const week = fc.array(fc.constantFrom(0, 240, 480), { minLength: 7, maxLength: 7 });
const share = fc.record({ months: fc.nat(3), days: fc.nat(133) });
const facts = fc.record({
  event: fc.constantFrom(...parentalEvents),
  date: day,
  role: fc.constantFrom(...parentRoles),
  hasEmployedPartner: fc.boolean(),
  agreedShare: fc.option(share),
  isChildUnderTwo: fc.boolean(),
}) satisfies fc.Arbitrary<ParentalFacts>;

const rulesFor = (minutes: readonly number[], country: "ZA" | "GB" = "ZA") => ({
  calendar: holidaysOf(country, []),
  pattern: companyPattern(minutes),
  policy: policyOn(country, "2026-01-01"),
});
const maternity = (startDate: string, length: number, parental?: ParentalFacts) =>
  ({
    leaveType: "MaternityLeave",
    startDate,
    endDate: plusDays(startDate, length),
    parental,
  }) as const;
const having = (days: number, leave: ExistingLeave["leave"] = []): ExistingLeave => ({
  leave,
  grants: grantedBalances.map((balance) => ({
    balance,
    days: balance === "maternityPaternity" ? days : defaultLeaveDays[balance],
    effectiveFrom: "2020-01-01",
  })),
  day: "2024-01-01",
  employment: { startDate: null, endDate: null },
  offered: { offersStudyLeave: false, offersTimeInLieu: false },
  account: documentedPerson,
});

test("naming what leave is for never adds days or refuses it", () => {
  fc.assert(
    fc.property(
      day,
      fc.nat(180),
      facts,
      week,
      fc.nat(87),
      (from, length, parental, minutes, days) => {
        const rules = rulesFor(minutes);
        const [plain, stated] = [undefined, parental].map((one) =>
          checkEligibility(maternity(from, length, one), having(days), rules),
        );
        expect(stated?.duration).toBeLessThanOrEqual(plain?.duration ?? 0);
        if (plain?.eligible) expect(stated?.eligible).toBe(true);
      },
    ),
  );
});

test("no balance refuses what the law grants", () => {
  fc.assert(
    fc.property(
      day,
      fc.nat(140),
      facts,
      week,
      fc.nat(87),
      (from, length, parental, minutes, days) => {
        const rules = rulesFor(minutes);
        const asked = maternity(from, length, parental);
        const granted = grantedLeave(asked, rules.policy, []);
        fc.pre(granted?.grant.beyondFrom === null && leaveDuration(asked, rules) > 0);
        expect(checkEligibility(asked, having(days), rules)).toMatchObject({ eligible: true });
      },
    ),
  );
});

test("one child's leave takes the same days in parts or whole", () => {
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 3, max: 180 }),
      fc.nat(),
      facts,
      week,
      (from, length, at, parental, minutes) => {
        const rules = rulesFor(minutes);
        const cut = 1 + (at % (length - 1));
        const whole = leaveDuration(maternity(from, length, parental), rules);
        const first = maternity(from, cut - 1, parental);
        const taken = {
          ...first,
          duration: leaveDuration(first, rules),
          leaveStatus: "approved" as const,
        };
        const rest = maternity(plusDays(from, cut), length - cut, parental);
        expect(sumOf([taken.duration, leaveDuration(rest, rules, [taken])])).toBe(whole);
        expect(grantedLeave(rest, rules.policy, [taken])?.grant.isSecondBlock).toBe(false);
      },
    ),
  );
});

test("outside South Africa the law of no child is asked for", () => {
  const asked = maternity("2026-03-02", 60, {
    event: "birth",
    date: "2026-03-02",
    role: "first",
    hasEmployedPartner: false,
  });
  expect(grantedLeave(asked, policyOn("GB", "2026-03-02"), [])).toBeUndefined();
  expect(grantedLeave(asked, policyOn("ZA", "2026-03-02"), [])).toBeDefined();
});
