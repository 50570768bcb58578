import { expect, test } from "vitest";
import type { Waiting } from "./waiting.ts";
import { summaryOf } from "./waiting-summary.ts";

const today = "2026-11-27";
const [andile, thato] = [
  { id: 1, name: "Andile Gumede" },
  { id: 2, name: "Thato Seabi" },
];
const promise = {
  id: 4,
  employee: andile,
  promiseText: "Forklift licence",
  state: "open",
  isIntent: false,
  dueOn: "2026-11-20",
  madeOn: "2026-09-09",
};
const handover = {
  id: 3,
  employee: andile,
  outgoing: thato,
  incoming: { id: 5, name: "Marius Botha" },
  step: 1,
  dueOn: "2026-11-30",
  takesOverOn: "2026-12-01",
};

// Only what the words depend on.
test.each<[object, string, string, string]>([
  [
    {
      kind: "leave",
      leave: {
        id: 7,
        employee: andile,
        leaveType: "AnnualLeave",
        ownType: null,
        startDate: "2026-12-14",
        endDate: "2026-12-18",
        leaveDuration: 4,
      },
    },
    "Andile Gumede · Annual Leave, 14 – 18 Dec",
    "4 days",
    "/staff/leave/management?employee=1&request=7",
  ],
  [
    { kind: "handover", handover },
    "Andile Gumede passes to Marius Botha on 1 Dec",
    "Handover, your four texts · due Mon 30 Nov",
    "/staff/handovers/3",
  ],
  [
    { kind: "handover", handover: { ...handover, step: 2 } },
    "Thato Seabi hands you over to Marius Botha on 1 Dec",
    "Your comments on it · due Mon 30 Nov",
    "/staff/handovers/3",
  ],
  [
    { kind: "promise", promise },
    "Andile Gumede was promised “Forklift licence”",
    "late since Fri 20 Nov",
    "/staff/people/1?promise=4",
  ],
  [
    { kind: "promise", promise: { ...promise, state: "proposed" } },
    "Andile Gumede asks you to promise",
    "“Forklift licence” · asked 9 Sep",
    "/staff/people/1?promise=4",
  ],
  [
    {
      kind: "feedback",
      feedback: { id: 8, sender: thato, title: "Thanks", createdAt: "2026-11-26T08:00:00Z" },
    },
    "Thato Seabi wrote to you",
    "“Thanks” · 26 Nov",
    "/staff/feedback/my-feedback?feedback=8",
  ],
])("what waits is said in words, with its place: %#", (one, title, details, href) => {
  const { person, about, ...said } = summaryOf(one as Waiting, today, "staff");
  expect([`${person.name} ${about}`, said.details, said.href]).toEqual([title, details, href]);
});
