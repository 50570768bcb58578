import { counted } from "#web/ui/format/counts.ts";
import { locale } from "#web/ui/format/dates.ts";

export const text = {
  title: "Five steps to your first handover without a gap",
  done: (count: number, all: number) => `${count} of ${all} steps done`,
  doneShort: (count: number, all: number) => `${count} of ${all}`,
  finished: "Done",
  registered: {
    title: "Register your company",
    about: "The public holidays of your country are in the calendar already.",
    change: "Change",
  },
  departments: {
    title: "Add departments and positions",
    about: "A position says what a person does. Its department says who manages them.",
    action: "Add Departments",
    some: (names: readonly string[], total: number) => {
      const more = total - names.length;
      const all = more > 0 ? [...names, counted(more, "other", "others")] : names;
      return new Intl.ListFormat(locale, { type: "conjunction" }).format(all);
    },
  },
  people: {
    title: "Bring your people in",
    about:
      "Take a list from your payroll or a spreadsheet: names, positions, managers and first days are read from it. You see every row before anything is saved.",
    some: (people: number) => counted(people, "active person", "active people"),
    importList: "Import a List",
    addOne: "Add One Person",
    all: "All Users",
  },
  managers: {
    title: "Name the managers",
    about:
      "Name the head of each department. Every note, promise and decision then knows its next reader.",
    some: "The organisation shows them for any day.",
    action: "Name Department Heads",
    look: "Organisation",
  },
  leave: {
    title: "Choose the terms of leave",
    about:
      "They apply to everyone, and you can add other terms for a department or a person later.",
    some: "They apply to everyone without other terms.",
    look: "Leave Settings",
  },
  requests: {
    title: "Leave requests will be here",
    about:
      "Each shows the days left afterwards and who else is away, so that you decide at a glance.",
  },
  gaps: {
    title: "Gaps will be here",
    about:
      "A manager who leaves, a late handover, a promise without a day: each comes with the step that closes it.",
  },
  example: {
    badge: "Example",
    title: "What you are building",
    about: "Three years of one person with two managers. None of this is in your company's data.",
    managers: { before: "Pieter Nel", now: "Thandi Mokoena" },
    since: "since March",
    before: "until March",
    entries: [
      ["Thandi became the manager on 1 March", "Pieter's handover was read before the first day."],
      [
        "“Early shift on Fridays until the school year ends”",
        "Pieter promised it in January. Thandi has kept it since March.",
      ],
      ["“Wants to learn planning”", "Pieter's note for the next manager"],
    ],
  },
} as const;
