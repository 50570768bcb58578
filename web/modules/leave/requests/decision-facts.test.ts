import { expect, test } from "vitest";
import { aheadText, othersAwayText } from "./decision-facts.tsx";

const me = { id: 1, name: "Jabulani Shabangu" };
const sipho = { id: 2, name: "Sipho Ndlovu" };
const absence = (employee: typeof me, startDate = "2026-12-20") => ({
  id: employee.id,
  employee,
  startDate,
  endDate: "2026-12-31",
});
const textOf = (...items: ReturnType<typeof absence>[]) =>
  othersAwayText(
    {
      startDate: "2026-12-28",
      department: { id: 3, name: "Production" },
      othersAway: { items: items.slice(0, 2), total: items.length },
    },
    { today: "2026-11-26", readerId: me.id },
  );

test.each([
  ["nobody else", textOf(), "no others in Production away"],
  ["one who is away before it begins", textOf(absence(sipho)), "Sipho Ndlovu away until 31 Dec"],
  ["one who goes later", textOf(absence(sipho, "2026-12-30")), "Sipho Ndlovu away 30 – 31 Dec"],
  ["who decides", textOf(absence(me)), "you are away until 31 Dec"],
  ["who decides and another", textOf(absence(me), absence(sipho)), "you and Sipho Ndlovu away"],
  [
    "several",
    textOf(absence(sipho), absence(me), absence({ id: 4, name: "Thabo" })),
    "Sipho Ndlovu, you and 1 other away",
  ],
])("a decision on leave says who is away then: %s", (_, text, said) => {
  expect(text).toBe(said);
});

const nothing = { passesOn: null, leads: 0, lastDay: null };

test.each([
  [nothing, ""],
  [
    { ...nothing, passesOn: { to: "Jabulani Shabangu", on: "2026-12-01" } },
    "passes to Jabulani Shabangu on 1 Dec",
  ],
  [
    { ...nothing, passesOn: { to: null, on: "2026-12-01" } },
    "passes to the super administrators on 1 Dec",
  ],
  [{ ...nothing, leads: 1 }, "leads 1 person then, without a stand-in"],
  [
    { ...nothing, leads: 6, lastDay: "2027-01-31" },
    "leads 6 people then, without a stand-in · leaves on 31 Jan 2027",
  ],
])("a decision on leave says what is to come for the person: %#", (facts, said) => {
  expect(aheadText(facts, "2026-11-26")).toBe(said);
});
