import { expect, test } from "vitest";
import type { Gap } from "#contract/gaps.ts";
import { gapInWords } from "./gap-words.ts";

const nothing = {
  employee: null,
  department: null,
  manager: null,
  managers: [],
  day: null,
  count: null,
  promiseText: null,
  handover: null,
} as const;
const employee = { id: 7, name: "Lwazi Mbatha" };
const manager = { id: 8, name: "Hanna Botha" };
const department = { id: 9, departmentName: "Stores" };
const page = (id: number) => `/superadmin/people/${id}`;
const departmentPage = "/superadmin/tenant-settings?section=departments&edit=9";

const examples: [
  Partial<Gap> & Pick<Gap, "kind">,
  sentence: string,
  detail: string,
  action: string,
  to: string,
][] = [
  [
    { kind: "nobodyLeads", employee, department },
    "Lwazi Mbatha is led by nobody",
    "Stores has no head.",
    "Name a Head",
    departmentPage,
  ],
  [
    { kind: "nobodyLeads", employee },
    "Lwazi Mbatha is led by nobody",
    "No position today.",
    "Give a Position",
    "/superadmin/user-management?edit=7&editTab=employment&move=true",
  ],
  [
    { kind: "managerDeactivated", manager, department, count: 1 },
    "Hanna Botha still leads 1 person",
    "Head of Stores. Deactivated: nobody decides on what they ask, and nobody reads what is for the line.",
    "Name Who Follows",
    departmentPage,
  ],
  [
    { kind: "managerEnds", manager, day: "2020-12-31", count: 3 },
    "Hanna Botha leads 3 people until 31 Dec 2020",
    "Nobody is named from the day after.",
    "Open Their Page",
    page(8),
  ],
  [
    { kind: "noHead", department, count: 2 },
    "Stores has no head",
    "2 people in it. Super administrators lead them until a head is named.",
    "Name a Head",
    departmentPage,
  ],
  [
    { kind: "handoverOverdue", employee, manager, day: "2020-06-27", handover: { id: 4, step: 2 } },
    "Lwazi Mbatha is still to be handed over by Hanna Botha",
    "Step 2 of 3 was due on 27 Jun 2020.",
    "Open the Handover",
    "/superadmin/handovers/4",
  ],
  [
    {
      kind: "promiseOverdue",
      employee,
      manager,
      day: "2020-06-27",
      count: 1,
      promiseText: "A desk by the window",
    },
    "Lwazi Mbatha was promised “A desk by the window” by 27 Jun 2020",
    "Led by Hanna Botha.",
    "See Their Promises",
    page(7),
  ],
  [
    { kind: "promiseOverdue", employee, day: "2020-06-27", count: 2 },
    "Lwazi Mbatha was promised 2 things by now, the first due on 27 Jun 2020",
    "Led by the super administrators.",
    "See Their Promises",
    page(7),
  ],
  [
    { kind: "promiseUndated", employee, manager, count: 3 },
    "Lwazi Mbatha was promised 3 things without a due day",
    "Led by Hanna Botha.",
    "See Their Promises",
    page(7),
  ],
  [
    { kind: "quiet", employee, manager, day: "2020-06-27" },
    "Lwazi Mbatha has had no note or promise since 27 Jun 2020",
    "Led by Hanna Botha.",
    "Write a Note",
    "/superadmin/user-management?employee=7&tab=notes",
  ],
  [
    { kind: "quiet", employee },
    "Lwazi Mbatha has no note or promise yet",
    "Led by the super administrators.",
    "Write a Note",
    "/superadmin/user-management?employee=7&tab=notes",
  ],
  [
    {
      kind: "threeManagers",
      employee,
      managers: [manager, { id: 3, name: "Farai Zulu" }],
      count: 3,
    },
    "Lwazi Mbatha was led by 3 people within a year",
    "Hanna Botha, Farai Zulu",
    "Open Their Page",
    page(7),
  ],
];

test.each(examples)(
  "a gap says what is wrong and leads to what mends it: %o",
  (given, ...expected) => {
    const { name, what, detail, action } = gapInWords({
      ...nothing,
      ...given,
      managers: [...(given.managers ?? [])],
    });
    expect([`${name} ${what}`.trim(), detail, action.label, action.href]).toEqual(expected);
  },
);
