import type { NoteAudience } from "#contract/codes/continuity.ts";
import { counted, countedRows } from "#web/ui/format/counts.ts";

const outcomes = {
  added: "Note added successfully!",
  updated: "Note updated successfully!",
  deleted: "Note deleted successfully!",
};

/** The messages about changed notes, in user management and on the page of notes (AMB-158, AMB-160). */
export const messages = {
  tab: {
    ...outcomes,
    loadFailed: "Failed to fetch notes. Please try again later.",
    addFailed: "Failed to add note. Please try again.",
    updateFailed: "Failed to update note. Please try again.",
    deleteFailed: "Failed to delete note. Please try again.",
  },
  page: {
    ...outcomes,
    loadFailed: "Failed to fetch notes. Please try again later.",
    addFailed: "Failed to create note. Please try again.",
    updateFailed: "Failed to updating note.",
    deleteFailed: "Failed to deleting note. Please try again later.",
  },
} as const;
export type NoteMessages = (typeof messages)["tab" | "page"];

export const text = {
  title: "Notes and KPIs",
  views: {
    label: "Which notes",
    staff: "Staff Directory",
    shared: "Shared with me",
    written: "Written by me",
  },
  directory: {
    title: "Staff Directory",
    create: "Create New Note",
    search: "Search staff name, email or position...",
    department: "Department",
    loading: "Loading staff...",
    failed: "Failed to fetch staff data. Please try again later.",
    name: "Staff Name",
    position: "Position",
    notes: "Notes",
    lastUpdated: "Last Updated",
    actions: "Actions",
    view: "View Notes",
    open: (name: string) => `View Notes about ${name}`,
    none: "–",
    empty: "No staff found",
    emptyHelp: "The people you lead will be listed here, with the notes about them.",
    emptyWritten: "You have written no notes yet",
    nothingFound: "No match. Try another search or department.",
    summary: (from: number, to: number, total: number) =>
      countedRows({ from, to, total }, "person", "people"),
    notesCount: (count: number) => counted(count, "note"),
  },
  list: {
    loading: "Loading notes...",
    empty: (name: string) => `No notes about ${name} yet`,
    emptyHelp: "What you write down here stays with the company when the manager changes.",
    emptyShared: "Nothing has been shared with you yet",
    emptySharedHelp: "Notes that your manager or HR shares with you appear here.",
    count: (count: number) => `${counted(count, "note")}, newest first`,
    more: "Show earlier notes",
    loadingMore: "Loading...",
    close: "Close",
    story: "Open the story",
    title: (name: string) => `Notes about ${name}`,
  },
  note: {
    menu: (author: string, moment: string) => `Actions for the note by ${author} of ${moment}`,
    edit: "Edit note",
    remove: "Delete note",
    hidden: "This note is no longer shared with you.",
    by: (author: string) => `Written by ${author}`,
    edited: (times: number, moment: string) =>
      times === 1 ? `changed ${moment}` : `changed ${times} times, last ${moment}`,
    editedBy: (name: string) => ` by ${name}`,
    removed: "Removed: ",
    added: "Added: ",
    changeEnd: ". ",
    earlierChanges: "Show earlier changes",
    versionsFailed: "The former texts could not be loaded.",
    versionsLoading: "Loading former texts...",
    field: "Note",
    save: "Save",
    saving: "Saving...",
    cancel: "Cancel",
    keepsFormer: "The former text stays visible to those who can read the note.",
    blank: "Please enter a note description.",
    changedMeanwhile:
      "Someone else has changed this note in the meantime. Your text is kept below. The note now reads:",
    showAll: "Show all",
    showLess: "Show less",
  },
  draft: {
    help: (day: string | null) =>
      day === null
        ? "Only you can read it. Release it or withdraw it before their manager changes."
        : `Only you can read it. Before the line changes on ${day}, release it or withdraw it.`,
    release: "Release…",
    withdraw: "Withdraw",
  },
  reply: {
    add: "Reply",
    change: "Change Your Reply",
    own: "Your reply",
    of: (name: string) => `Reply of ${name}`,
    submit: "Save Reply",
    saved: "Your reply was saved.",
    failed: "Your reply could not be saved. Please try again.",
    readers: "Everyone who can read the note can read your reply, and what it said before.",
    changedElsewhere:
      "You have changed your reply elsewhere in the meantime. Your text is kept below. It now reads:",
  },
  withdrawn: {
    title: "Your replies to notes that are no longer shared with you",
    help: "The notes are closed to you; what you replied stays yours.",
    to: (name: string) => `To a note by ${name}`,
  },
  audience: {
    legend: "Who is this note for?",
    theEmployee: "the employee",
    labels: {
      line: "The line",
      hr: "HR",
      shared: "Shared",
      draft: "Draft",
    } satisfies Record<NoteAudience, string>,
    help: {
      line: () => "Their present and later managers",
      hr: () => "Super administrators only",
      shared: (name: string) => `The line and ${name}`,
      draft: () => "You alone, not yet on record",
    } satisfies Record<NoteAudience, (name: string) => string>,
    change: {
      line: "For the line only",
      hr: "For HR only",
      shared: "Share with the employee",
      draft: "Keep as a draft",
    } satisfies Record<NoteAudience, string>,
    release: {
      line: "Release for the line",
      hr: "Release for HR",
      shared: "Release and share with the employee",
      draft: "Keep as a draft",
    } satisfies Record<NoteAudience, string>,
    narrowTitle: "Let fewer people read this note?",
    releaseTitle: "Release this draft?",
    narrowHelp:
      "This cannot be undone: a note never gets more readers. To widen it, write it again.",
    releaseHelp: "From then on it is on record, and it never gets more readers than these.",
    confirm: "Change Readers",
    confirmRelease: "Release",
  },
  readers: {
    loading: "Who can read this is being looked up…",
    failed: "Who can read this could not be looked up.",
    you: "You",
    onlyYou: "Only you can read this.",
    draft: "Only you can read this. It is not on record until you release it.",
    can: (names: string) => `${names} can read this.`,
    superadmins: (count: number, isOther: boolean) =>
      counted(count, isOther ? "other super administrator" : "super administrator"),
    and: (names: readonly string[]) =>
      names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`,
    later: (name: string) => `Any later manager of ${name} can read it as well.`,
    next: (day: string, name: string) => `From ${day}, when ${name} takes over: ${name} as well.`,
    nobodyNext: (day: string, name: string) => `From ${day} ${name} has no manager.`,
  },
  add: {
    field: (name: string) => `New note about ${name}`,
    placeholder: "What should the next manager know?",
    submit: "Add Note",
    submitDraft: "Keep as Draft",
    busy: "Adding...",
    draftKept: "What you type is kept on this device until you add it or sign out.",
    discard: "Discard",
  },
  create: {
    title: "Create New Note",
    employee: "Employee",
    choose: "Search an employee",
    noneFound: "No match",
    employeesFailed: "Failed to fetch employees. Please try again later.",
    description: "Note Description",
    incomplete: "Please select an employee and enter a note description.",
    submit: "Create Note",
    submitDraft: "Keep as Draft",
    busy: "Creating...",
    cancel: "Cancel",
  },
  remove: {
    title: "Delete this note?",
    help: "The note is deleted with its former texts for good. The history keeps that there was one.",
    helpDraft: "The draft is deleted for good.",
    confirm: "Delete Note",
  },
} as const;
