/** The text of histories and recent changes, apart from that of other screens for the first screen's sake. */
export const historyText = {
  label: "History",
  kind: "Show",
  everything: "Everything",
  search: "Search this history",
  searchShort: "Search",
  nothingFound: "Nothing found",
  nothingFoundHelp: "No entry that you may read mentions all of these words.",
  empty: "Nothing recorded yet",
  emptyHelp: "Every change is recorded here, with who made it and who the manager was.",
  emptyKind: "There are no entries of this kind.",
  loading: "Loading the history...",
  failed: "The history could not be loaded. Please try again.",
  earlier: "Show earlier",
  loadingMore: "Loading...",
  later: "Show later",
  goneEntry: "The entry that the link leads to is not open to you, or no longer exists.",
  copyLink: (title: string) => `Copy the link to “${title}”`,
  linkCopied: "Link copied",
  linkNotCopied: "The link could not be copied.",
  shown: (shown: number, total: number) =>
    `${shown} of ${total} ${total === 1 ? "entry" : "entries"}`,
  completedProfile: "Completed their profile",
  feedbackFrom: (name: string) => `Feedback from ${name}`,
  by: "by",
  you: "you",
  onDay: (day: string) => `on ${day}`,
  bySystem: "by the system",
  steps: (count: number) => `${count} other steps`,
  underThen: (name: string) => `, under ${name}`,
  under: (name: string) => `Under ${name}`,
  recorded: (when: string) => `recorded ${when}`,
  changedTo: "changed to",
  isChanged: "changed",
  none: "none",
  statusBefore: (before: string) => `Previously ${before.toLowerCase()}.`,
} as const;

export const recentText = {
  today: "Today",
  yesterday: "Yesterday",
  times: (kind: string, count: number) => (count === 1 ? kind : `${kind} (${count})`),
  from: (day: string) => `as of ${day}`,
  by: (name: string) => `by ${name}`,
  fields: (names: readonly string[]) => {
    const rest = names.length - 3;
    return rest > 0 ? `${names.slice(0, 3).join(", ")} and ${rest} more` : names.join(", ");
  },
} as const;
