import { expect, test } from "vitest";
import type { Gap } from "#contract/continuity/gaps.ts";
import { gapInWords } from "./gap-words.ts";

const nothing = {
  employee: null,
  department: null,
  manager: null,
  managers: [],
  departments: [],
  leavesOn: null,
  basedOn: null,
  day: null,
  count: null,
  drafts: null,
  promise: null,
  handover: null,
  setAside: null,
  subjectId: 7,
  key: "",
} as const;
const employee = { id: 7, name: "Lwazi Mbatha" };
const manager = { id: 8, name: "Hanna Botha" };
const department = { id: 9, departmentName: "Stores" };
const page = (id: number) => `/superadmin/people/${id}`;
const promise = { id: 5, text: "A desk by the window", version: 1 };
/** A choice in the row has no address. */
const handover = (step: number, isGone: boolean) => ({ id: 4, step, isGone });
const inRow = undefined;

const examples: [
  Partial<Gap> & Pick<Gap, "kind">,
  sentence: string,
  detail: string,
  action: string,
  to: string | undefined,
][] = [
  [
    { kind: "nobodyLeads", employee, department, day: "2020-11-09" },
    "Lwazi Mbatha has had no manager since 9 Nov 2020",
    "Stores has no head.",
    "Choose a manager for Lwazi Mbatha",
    inRow,
  ],
  [
    { kind: "nobodyLeads", employee },
    "Lwazi Mbatha has no manager",
    "No position today.",
    "Choose a manager for Lwazi Mbatha",
    inRow,
  ],
  [
    {
      kind: "managerDeactivated",
      manager,
      departments: [{ ...department, lastDay: null, basedOn: "" }],
      day: "2020-08-21",
      count: 1,
    },
    "Hanna Botha still leads 1 person",
    "Head of Stores. Deactivated since 21 Aug 2020: their people’s requests wait, and notes for the line stay unread.",
    "Choose who follows Hanna Botha",
    inRow,
  ],
  [
    { kind: "managerDeactivated", manager, count: 2, drafts: 1 },
    "Hanna Botha still leads 2 people",
    "Deactivated: their people’s requests wait, and notes for the line stay unread. A draft of a note was left behind. Only its author could read it.",
    "Choose who follows Hanna Botha",
    inRow,
  ],
  [
    { kind: "managerDeactivated", manager, day: "2020-08-21", count: 0, drafts: 2 },
    "Hanna Botha left 2 drafts of notes behind",
    "Deactivated since 21 Aug 2020: only they could read them. The drafts are erased after a year, unless their author is activated again.",
    "Open Their Page",
    page(8),
  ],
  [
    { kind: "managerEnds", manager, day: "2020-12-31", count: 3 },
    "Hanna Botha leads 3 people until 31 Dec 2020",
    "A manager is missing from the day after.",
    "Choose who follows Hanna Botha",
    inRow,
  ],
  [
    {
      kind: "managerEnds",
      manager,
      departments: ["Exports", "Sales", "Stores"].map((departmentName, id) => ({
        id,
        departmentName,
        basedOn: "",
        lastDay: [null, "2021-01-12", "2020-12-31"][id] ?? null,
      })),
      leavesOn: "2021-01-31",
      day: "2020-12-31",
      count: 9,
    },
    "Hanna Botha leads 9 people, some of them only until 31 Dec 2020",
    "Head of Exports, Sales until 12 Jan 2021, and Stores. The last day of employment is 31 Jan 2021. A manager is missing from the day after.",
    "Choose who follows Hanna Botha",
    inRow,
  ],
  [
    { kind: "noHead", department, day: "2020-11-02", count: 2 },
    "Stores has had no head since 2 Nov 2020",
    "2 people in it. Super administrators decide for them until a head is named.",
    "Choose a head of Stores",
    inRow,
  ],
  [
    { kind: "handoverOverdue", employee, manager, day: "2020-06-27", handover: handover(2, false) },
    "Lwazi Mbatha is still to be handed over by Hanna Botha",
    "Step 2 of 3 was due on 27 Jun 2020.",
    "Open the Handover",
    "/superadmin/handovers/4",
  ],
  [
    { kind: "handoverOverdue", employee, manager, day: "2020-06-27", handover: handover(1, true) },
    "Lwazi Mbatha is still to be handed over by Hanna Botha",
    "They have left or are deactivated. All their handovers can go on with one answer.",
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
      promise,
    },
    "Lwazi Mbatha was promised “A desk by the window” by 27 Jun 2020",
    "Manager: Hanna Botha.",
    "See the Promise",
    `${page(7)}?promise=5`,
  ],
  [
    { kind: "promiseOverdue", employee, day: "2020-06-27", count: 2 },
    "Lwazi Mbatha was promised 2 things by now, the first due on 27 Jun 2020",
    "No manager: super administrators decide.",
    "See Their Promises",
    page(7),
  ],
  [
    { kind: "promiseUndated", employee, manager, count: 3 },
    "Lwazi Mbatha was promised 3 things without a due day",
    "Manager: Hanna Botha.",
    "See Their Promises",
    page(7),
  ],
  [
    { kind: "promiseUndated", employee, manager, count: 1, promise },
    "Lwazi Mbatha was promised “A desk by the window” without a due day",
    "Manager: Hanna Botha.",
    "Day on which the promise to Lwazi Mbatha falls due",
    inRow,
  ],
  [
    { kind: "quiet", employee, manager, day: "2020-06-27" },
    "Lwazi Mbatha has had no note, talk or promise since 27 Jun 2020",
    "Manager: Hanna Botha.",
    "Write a Note",
    `${page(7)}?do=note`,
  ],
  [
    { kind: "quiet", employee },
    "Lwazi Mbatha has no note, talk or promise yet",
    "No manager: super administrators decide.",
    "Write a Note",
    `${page(7)}?do=note`,
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
  "a gap says what is wrong and leads to its remedy: %o",
  (given, ...expected) => {
    const { name, what, detail, action } = gapInWords({
      ...nothing,
      ...given,
      managers: [...(given.managers ?? [])],
      departments: [...(given.departments ?? [])],
    });
    const to = "href" in action ? action.href : undefined;
    expect([`${name} ${what}`.trim(), detail, action.label, to]).toEqual(expected);
  },
);

test("one's own promise without a day leads to one's page", () => {
  const gap = { ...nothing, kind: "promiseUndated", employee, promise, count: 1 } as const;
  const ofOthers = gapInWords({ ...gap, managers: [], departments: [] }, manager.id).action;
  const own = gapInWords({ ...gap, managers: [], departments: [] }, employee.id).action;
  expect(["href" in ofOthers, own]).toEqual([
    false,
    { label: "See the Promise", href: `${page(7)}?promise=5` },
  ]);
});
