import { counted, countedRows, formatDays } from "#web/ui/format/counts.ts";

export const text = {
  title: "Leave Planner",
  earlier: "Earlier",
  later: "Later",
  today: "This week",
  weeks: "Weeks shown",
  weeksOf: (count: number) => `${count} weeks`,
  print: "Print",
  person: "Person",
  shown: (shown: number, everyone: number) =>
    shown === everyone
      ? counted(everyone, "person", "people")
      : `${shown} of ${counted(everyone, "person", "people")} shown`,
  leave: (from: string, to: string) => `Leave from ${from} to ${to}`,
  loading: "Loading the planner...",
  failed: "The planner could not be loaded. Please try again.",
  empty: "There are no people to plan for",
  emptyHelp: "The leave of the people you lead appears here.",
  noneAway: "No leave",
  approved: "approved",
  pending: "pending",
  cancelling: "cancellation asked",
  blocked: "leave blocked",
  company: "whole company",
  short: "too few at work",
  blockedDays: (days: string, where: string, reason: string) => `${days} ${where} (${reason})`,
  shortDays: (where: string, count: number, day: string, numbers: string) =>
    count === 1
      ? `${where} on ${day} (${numbers})`
      : `${where} on ${count} days, fewest on ${day} (${numbers})`,
  ofAtLeast: (atWork: number, minimum: number) => `${atWork} of at least ${minimum}`,
  moreRules: (count: number) => `and ${count} more`,
  holiday: "public holiday",
  weekend: "not a working day",
  half: "half a day",
  legend: "Legend",
  bar: (type: string, days: string, length: string, status: string) =>
    `${type}, ${days}, ${length}, ${status}`,
  length: formatDays,
  passesTo: (name: string) => `to ${name}`,
  passesOn: (name: string, day: string) => `${name} decides from ${day}`,
  superadmins: "the super administrators",
  superadminsDecide: (day: string) => `The super administrators decide from ${day}`,
  anotherManager: "another manager from here",
  moreToTheRight: "Later weeks are to the right",
  atWork: "At work",
  atWorkIn: (where: string) => `At work in ${where}`,
  minimum: (minimum: number) => `minimum ${minimum}`,
  minimumHelp: (minimum: number) => `minimum ${minimum}, pending counted as away`,
  atWorkHelp: (people: number) => `of ${people}, pending counted as away`,
  fewest: (count: number, of: number, day: string) =>
    `Fewest at work: ${count} of ${of}, on ${day}`,
  page: (first: number, last: number, total: number) =>
    countedRows({ from: first, to: last, total }, "person", "people"),
  morePeople: "More people",
  fewerPeople: "Previous people",
  noLeave: "There is no leave in this week.",
} as const;
