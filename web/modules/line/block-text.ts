import { counted } from "#web/ui/format/counts.ts";

const maxNamed = 4;

/** `Anna`, `Anna and Ben`, `Anna, Ben, Cara, Dan and 3 more`. */
export function namesIn(people: readonly { name: string }[]): string {
  const more = people.length - maxNamed;
  const names = people.slice(0, maxNamed).map(({ name }) => name);
  const all = more > 0 ? [...names, `${more} more`] : names;
  return all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

/** The problems and remarks before a change of managers. */
export const blockText = {
  title: "Before you save",
  toPutRight: (count: number) => `${count} to put right`,
  toKnow: (count: number) => `${count} to know`,
  nothing: "Nothing speaks against it.",
  circle: (names: string) => `${names} would manage each other`,
  circleDetail: (day: string, more: number) =>
    `From ${day}${more > 0 ? `, with ${more} more` : ""}. A person cannot manage their own manager, directly or over others.`,
  circleFirst: (names: string) => `Put the circle of ${names} right first`,
  give: (name: string, manager: string) => `Give ${name} to ${manager}`,
  giveNobody: (name: string) => `Leave ${name} without a manager`,
  leaveOut: (name: string) => `Leave ${name} out`,
  leaveAllOut: (count: number) => `Leave the ${count} out`,
  overlap: (names: string) => `A later change is recorded for ${names}`,
  overlapDetail: (day: string) =>
    `From ${day}. Let this one end before it, or withdraw the other on the person's page first.`,
  overlapFirst: (names: string) => `Let it end before the next change for ${names}`,
  endOn: (day: string) => `End on ${day}`,
  early: (names: string, count: number) => `${names} ${count === 1 ? "starts" : "start"} later`,
  left: (names: string, count: number) => `${names} ${count === 1 ? "has" : "have"} left by then`,
  absentDetail: "A manager applies only from the first day of work to the last.",
  absentFirst: (names: string) => `Leave ${names} out first`,
  managerDetail: (names: string) => `Chosen to lead ${names}.`,
  managerFirst: (name: string) => `Choose someone else than ${name} first`,
  chooseOther: "Choose someone else",
  self: (names: string, count: number) =>
    `${names} cannot lead ${count === 1 ? "themselves" : "themselves, each"}`,
  selfDetail: "Choose someone else, or leave them as they are.",
  nobody: (names: string) => `No manager is named for ${names}`,
  nobodyDetail: "Allowed. Super administrators decide until someone is, and it is among the gaps.",
  choose: "Choose",
  away: (name: string, days: string) => `${name} is away ${days}`,
  awayDetail: "In the first days. What is asked of them then waits, or a stand-in decides.",
  deactivated: (name: string) => `${name} has been deactivated`,
  deactivatedDetail: "Super administrators decide for their people.",
  leavesSoon: (name: string, day: string) => `${name} leaves on ${day}`,
  leavesSoonDetail: "Another manager will be needed soon after.",
  drafts: (name: string, count: number) =>
    `${name} has ${counted(count, "draft")} about ${count === 1 ? "one of them" : "them"}`,
  draftsDetail: "Only their author reads drafts. They can be released or deleted until then.",
} as const;
