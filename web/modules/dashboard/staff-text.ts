/** Apart, as the owner's dashboard needs none of it. */
export const staffText = {
  promises: {
    title: "Promises",
    due: (day: string) => `Due: ${day}`,
    overdue: (day: string) => `Was due ${day}`,
    noDay: "No day yet",
    proposed: "Proposed",
    intent: "Intent",
    more: (count: number) => `${count} more among your people`,
  },
  staff: {
    apply: "Apply for Leave",
    requests: "Your requests",
    all: "My leave",
    empty: "You have not applied for leave yet",
    emptyHelp: "Your requests appear here, each with its decision.",
  },
  events: {
    title: "Coming up",
    empty: "Nothing is planned for the next three months.",
    holiday: "Public holiday",
    work: (time: string) => `Work event at ${time}`,
    leave: (count: string) => `Your leave, ${count}`,
    birthday: "Birthday",
  },
  feedback: {
    title: "Unread feedback",
    all: "My feedback",
    empty: "You have read everything",
    more: (count: number) => `${count} more to read`,
  },
} as const;
