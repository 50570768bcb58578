import type { DateOrder, ImportState } from "#contract/codes/import.ts";
import { counted } from "#web/ui/format/counts.ts";

const people = (count: number) => counted(count, "person", "people");
const listed = (names: readonly string[]) =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
const amount = (count: number) => count.toLocaleString("en");

const states: Record<ImportState, string> = {
  draft: "Draft",
  running: "Running",
  finished: "Finished",
  refused: "Nothing imported",
  stopped: "Stopped",
};

const orders: Record<DateOrder, string> = {
  dayFirst: "Day first: 03/04 is 3 April",
  monthFirst: "Month first: 03/04 is 4 March",
};

const separators: Record<string, string> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
};

export const text = {
  title: "Import people",
  lead: "People are added or changed only after you start the import.",
  users: "User Management",
  path: "Path",
  crumb: "Import",
  template: "Empty template",
  templateName: "people-template.csv",
  stepsLabel: "Steps of the import",
  steps: ["File", "Columns", "Check", "Import"],
  states,
  people,
  amount,
  fileFacts: (fileName: string, rows: number, separator: string, encoding: string) =>
    [
      fileName,
      counted(rows, "row"),
      separators[separator] ?? `separated by ${separator}`,
      encoding,
    ].join(" · "),
  loading: "Loading the import...",
  loadFailed: "The import could not be loaded.",
  gone: "This import does not exist any more. Drafts are deleted after a day.",
  startAnew: "Choose a file",
  file: {
    title: "Choose a file",
    label: "CSV file of people",
    help: "Up to 10,000 people and 5 MB, saved as CSV by any spreadsheet. A list that you have exported here can be read back.",
    needed: (columns: readonly string[]) => `Needed: ${columns.join(", ")}.`,
    optional: (columns: readonly string[]) => `Optional: ${columns.join(", ")}.`,
    failed: "The file could not be read. Please try again.",
    reading: "checking the rows",
    earlier: "Earlier imports",
    earlierLead: "Kept for 30 days.",
    done: (added: number, changed: number, name: string, when: string) => {
      const changes = changed > 0 ? `, ${amount(changed)} changed` : "";
      return `${people(added)} added${changes} by ${name}, ${when}`;
    },
    draft: (rows: number, when: string) => `${counted(rows, "row")}, uploaded ${when}`,
  },
  columns: {
    title: "What the columns are",
    inFile: "Column in your file",
    goesTo: "Goes to",
    goesToOf: (header: string) => `${header} goes to`,
    examples: "First two rows",
    leaveOut: "Leave out",
    unnamed: (index: number) => `Column ${index + 1}`,
    orderOf: (header: string) => `Order of the days in ${header}`,
    orders,
    uncertain: "Every day here can be read in two ways. Please check the order.",
    missing: (names: readonly string[]) =>
      `People cannot be added yet. Please choose the ${names.length === 1 ? "column" : "columns"} for ${listed(names)}.`,
    changeable: "People who exist are found by their e-mail and can be changed.",
    leftOut: (count: number) =>
      count === 0 ? "Every column is read." : `${counted(count, "column")} left out.`,
    defaults:
      "Without a column, the role is Employee, the employment status Full Time, and the manager is the head of their department.",
    encoding: "How the letters are read",
    encodingHelp: "Choose the line with the right names.",
    encodingFailed: "The letters could not be read again. Please try again.",
    another: "Choose another file",
    next: "Check the rows",
    noEmail: "Choose the column with the e-mail addresses first: everyone is known by theirs.",
    emailOnly: "Choose another column first: e-mail addresses alone change nothing.",
    checking: "Checking...",
    failed: "The rows could not be checked. Please try again.",
  },
  check: {
    title: "What will happen",
    filter: "Rows shown",
    all: (count: number) => (count === 1 ? "row" : "rows"),
    add: "will be added",
    change: "will be changed",
    bad: "cannot",
    warned: "to look at",
    createsMissing: "Create departments and positions that do not exist",
    creates: (departments: number, positions: number) =>
      `${counted(departments, "department")} and ${counted(positions, "position")} will be created. A vacant position of the same title is taken first.`,
    createsNothing: "Everyone gets a vacant position that exists.",
    changesExisting: "Change people who already exist",
    changes: (changed: number, same: number) =>
      [
        `${people(changed)} will be changed, found by their e-mail. A blank cell leaves a field as it is.`,
        ...(same > 0
          ? [`${counted(same, "row")} ${same === 1 ? "says" : "say"} nothing new.`]
          : []),
      ].join(" "),
    changesNobody: "A row about someone who exists cannot be imported.",
    unasked: (count: number) =>
      `${counted(count, "e-mail address", "e-mail addresses")} could not be checked yet, because your company has tried many. The check is repeated when the import runs.`,
    table: "Rows of the file",
    row: "Row",
    rowOf: (row: number) => `row ${row}`,
    what: "What happens",
    isAdded: "Added",
    cannot: "Cannot",
    isChanged: "Changed",
    done: { add: "Was added", change: "Was changed", same: "As it is" },
    asItIs: "as it is",
    before: "before:",
    after: "now:",
    wasLeftOut: "Left out",
    name: "Name",
    blank: "blank",
    newPlace: "new",
    reason: (label: string | null, message: string) =>
      label && !message.startsWith(label) ? `${label}: ${message}` : message,
    rehire: "Rehire",
    use: (value: string) => `Use ${value}`,
    createIt: "Create what is missing",
    correct: (label: string) => `Correct the ${label}`,
    correctFailed: "The row could not be corrected. Please try again.",
    cellOf: (label: string, row: number) => `${label} in row ${row}`,
    save: "Save",
    saving: "Saving...",
    cancel: "Cancel",
    summary: (from: number, to: number, total: number) =>
      `${amount(from)} to ${amount(to)} of ${amount(total)} rows`,
    none: "No rows",
    noneOf: {
      all: "The file has no rows.",
      add: "No people are added. Correct the columns or the file if that is wrong.",
      change: "No people are changed.",
      bad: "Nothing is wrong with any row.",
      warned: "No row has a warning.",
    },
    rowsFailed: "The rows could not be loaded.",
    rowsLoading: "Loading the rows...",
    mode: "Which rows",
    goodOnly: "Good rows only",
    goodOnlyHelp: (good: number, bad: number) =>
      bad === 0
        ? `${people(good)} now.`
        : `${people(good)} now. ${bad === 1 ? "The other row can be downloaded with its reason" : `The other ${amount(bad)} rows can be downloaded with their reasons`}.`,
    allOrNothing: "All or nothing",
    allOrNothingHelp: (all: number) =>
      all === 1
        ? "The row is imported only if it is good."
        : `The ${amount(all)} rows are imported only if all are good.`,
    sendsInvitations: "Send invitations now",
    sendsHelp: "Otherwise you send them later, one by one or all at once.",
    faults: (count: number) => `Download ${counted(count, "row")} to correct`,
    downloadFailed: "The file could not be downloaded. Please try again.",
    discard: "Discard",
    discardTitle: "Discard this import?",
    discardBody: "The uploaded rows are deleted. No people have been added.",
    discardFailed: "The import could not be discarded. Please try again.",
    back: "Back to the columns",
    start: (count: number) => `Import ${people(count)}`,
    starting: "Starting...",
    startFailed: "The import could not be started. Please try again.",
    blocked: (bad: number) =>
      bad > 0 ? `${counted(bad, "row")} to correct first` : "Nothing to import",
  },
  progress: {
    running: "The import is running",
    label: "Progress of the import",
    done: (done: number, all: number) => `${amount(done)} of ${amount(all)} written`,
    wholly: (all: number) => `All ${amount(all)} people are being written in one step`,
    leave: "You can leave this page and come back. You are notified when it is finished.",
    stop: "Stop",
    stopTitle: "Stop this import?",
    stopBody: "Those who have been added or changed stay so. The others are left as they are.",
    stopFailed: "The import could not be stopped. Please try again.",
    finished: "Finished",
    refused: "No people were added or changed",
    refusedBody: (bad: number) =>
      `All or nothing was to be imported, and since the check ${counted(bad, "row")} can no longer be. Correct them, and import the file again.`,
    stopped: "The import was stopped",
    report: "Report",
    added: "added",
    changed: "changed",
    leftOut: "left out",
    uninvited: "not invited yet",
    download: "Report",
    toCorrect: (count: number) => `${counted(count, "row")} to correct`,
    rowsUntil: "The rows to correct can be downloaded until a day after the upload.",
    notInvited: (count: number) => `${people(count)} not invited yet`,
    notInvitedHelp: "Send the invitations on the day that suits you, here or one by one.",
    invite: "Send invitations",
    inviting: "Sending...",
    invited: (count: number) => `${people(count)} invited`,
    inviteFailed: "The invitations could not be sent. Please try again.",
    showUsers: "Show all users",
    another: "Import another file",
    leftOutTitle: "Rows that were left out",
  },
} as const;
