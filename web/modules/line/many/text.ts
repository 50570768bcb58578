import { counted } from "#web/ui/format/counts.ts";
import { text as oneText } from "../text.ts";

const people = (count: number) => counted(count, "person", "people");

export const text = {
  ...oneText,
  leadMany:
    "From the day you choose, whatever their departments. It can be corrected later, never erased.",
  who: "Who, and their next manager",
  people,
  everyone: "Their next manager",
  everyoneElse: (count: number) => `Next manager of everyone else (${count})`,
  listLabel: "People and their next manager",
  find: "Find among them",
  noneFound: "No name among them matches.",
  selectOne: (name: string) => `Select ${name}`,
  selectAll: "Select all",
  selectShown: (count: number) => `Select these ${count}`,
  ledBy: (name: string) => `Manager: ${name}`,
  ledByNobody: "No manager",
  nextOf: (name: string, label: string) => `Next manager of ${name}: ${label}`,
  own: "of their own",
  likeEveryone: "Like everyone else",
  someoneElse: "Someone else…",
  leaveOut: (name: string) => `Leave ${name} out`,
  leftOut: (count: number) => `${people(count)} left out`,
  bringBack: "Bring back",
  allLeftOut: "Everyone has been left out.",
  chosenRegion: "Next manager of the selected people",
  chosen: (count: number, name: string | undefined) =>
    count === 1 && name ? `Next manager of ${name}` : `Next manager of the ${count} selected`,
  clear: "Clear",
  loading: "Loading the people",
  when: "From when, and why",
  reasonHelpMany: "Shown in each person's history; they can read it.",
  passing: (day: string) => `What passes on ${day}`,
  passingLead: "As of today. What is added until then passes on as well.",
  columns: {
    person: "Person",
    leave: "Open leave",
    promises: "Promises",
    notes: "Notes",
    handovers: "Handover",
  },
  to: (name: string) => `to ${name}`,
  toNobody: "to the super administrators, until someone is named",
  circle: "a circle",
  same: "stays",
  until: (day: string, next: string) => `until ${day}, then by ${next}`,
  moreOf: (count: number) => `Show ${count} more`,
  together: "Together",
  notes: (count: number) =>
    count === 1
      ? "1 note for the line: you see that there is one, not what it says. Notes for HR do not pass on."
      : `${count} notes for the line: you see how many, not what they say. Notes for HR do not pass on.`,
  handovers: (count: number, [written, read, confirmed]: readonly [string, string, string]) =>
    `${count === 1 ? "1 handover opens" : `${count} handovers open`}: written by ${written}, commented on by ${read}, confirmed by ${confirmed}.`,
  decided: "Decided things keep who decided. Balances do not change.",
  unchosen: (count: number) => `Choose a manager for ${people(count)}`,
} as const;
