import { counted, numberText } from "#web/ui/format/counts.ts";

/** The text about a decision, apart from that of the leave screens for the first screen's sake. */
export const decisionText = {
  approve: "Approve",
  reject: "Reject",
  label: (action: string, type: string, name: string) => `${action} ${type} of ${name}`,
  approved: (name: string) => `Leave of ${name} approved`,
  rejected: (name: string) => `Leave of ${name} rejected`,
  approveFailed: "The leave could not be approved. Please try again.",
  rejectFailed: "The leave could not be rejected. Please try again.",
  undone: (name: string) => `Leave of ${name} is as it was before`,
  undoFailed: "The decision could not be undone. Please try again.",
  facts: {
    standsInFor: (name: string) => `You stand in for ${name}`,
    takenOver: (name: string, day: string) => `Taken over from ${name} on ${day}`,
    passesOn: (name: string, day: string) => `passes to ${name} on ${day}`,
    leads: (people: number) =>
      `leads ${counted(people, "person", "people")} then, without a stand-in`,
    leaves: (day: string) => `leaves on ${day}`,
    superadmins: "the super administrators",
    left: (count: number) => `${numberText(count)} left after`,
    replaces: "Gives annual days back",
    short: (days: string) => `${days} short`,
    tooFew: (shortfall: string) => `Too few: ${shortfall}`,
    until: (day: string) => `until ${day}`,
    nobodyAway: (department: string) => `no others in ${department} away`,
    you: "you",
    youAway: (days: string) => `you are away ${days}`,
    oneAway: (name: string, days: string) => `${name} away ${days}`,
    someAway: (first: string, second: string, others: number) =>
      others === 0
        ? `${first} and ${second} away`
        : `${first}, ${second} and ${counted(others, "other")} away`,
  },
  cancelled: (name: string) => `Leave of ${name} cancelled`,
  kept: (name: string) => `Leave of ${name} is still approved`,
  cancelFailed: "The cancellation could not be decided. Please try again.",
} as const;
