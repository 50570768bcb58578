import type { ReaderName } from "./readers.ts";
import type { Kind, Told } from "./rule.ts";

/** The readable part on a surface: all; for the employee, author or super administrators only; or some, by state or day. */
type Shown = "all" | "own" | "author" | "superadmins" | "some";

/** The only surfaces of each kind, for any reader. */
export const shows: Record<Kind, Record<string, Shown>> = {
  note: {
    "notes.getMyNotes": "all",
    "notes.listAbout": "all",
    "search.find": "all",
    "continuity.storyOfMine": "own",
  },
  "former text of a note": { "notes.listVersions": "all" },
  reply: { "notes.getMyNotes": "all", "notes.listAbout": "all", "continuity.storyOfMine": "own" },
  "former text of a reply": { "notes.listReplyVersions": "all" },
  promise: {
    "employees.history": "all",
    "continuity.promise": "all",
    "continuity.promisesOf": "all",
    "continuity.promises": "some",
    "continuity.person": "some",
    "continuity.gaps": "some",
    "continuity.handover": "some",
    "dashboard.staff": "some",
    "continuity.storyOfMine": "own",
  },
  "promise in a handover": {
    "continuity.handover": "all",
    "employees.history": "some",
    "continuity.promise": "some",
    "continuity.promisesOf": "some",
    "continuity.promises": "some",
    "continuity.person": "some",
    "continuity.gaps": "some",
    "dashboard.staff": "some",
    "continuity.storyOfMine": "own",
  },
  "former text of a promise": { "continuity.promise": "all" },
  "reason of a promise": {
    "employees.history": "all",
    "continuity.promise": "all",
    "dashboard.superadmin": "some",
    "continuity.storyOfMine": "own",
  },
  "text of a handover": { "continuity.handover": "all", "continuity.storyOfMine": "own" },
  "answer to a promise": { "continuity.handover": "some" },
  "reason of a change of line": {
    "employees.history": "all",
    "continuity.lines": "superadmins",
    "dashboard.superadmin": "superadmins",
    "continuity.storyOfMine": "own",
  },
  "reason of a stand-in": {
    "employees.history": "all",
    "dashboard.superadmin": "some",
    "continuity.storyOfMine": "own",
  },
  "reason of a gap set aside": {
    "continuity.gaps": "superadmins",
    "employees.history": "all",
  },
  "reason of leave": {
    "leave.combinedRecords": "all",
    "leave.reviews": "some",
    "dashboard.superadmin": "some",
    "dashboard.staff": "some",
    "continuity.storyOfMine": "own",
  },
  "reason of a decision": {
    "employees.history": "all",
    "leave.combinedRecords": "all",
    "dashboard.superadmin": "superadmins",
    "continuity.storyOfMine": "own",
  },
  "reason of an entry": {
    "employees.history": "all",
    "leave.statement": "all",
    "leave.entries": "all",
    "dashboard.superadmin": "superadmins",
    "continuity.storyOfMine": "own",
  },
  document: {
    "employees.history": "all",
    "documents.listForEmployee": "all",
    "documents.download": "all",
    "documents.preview": "all",
    "documents.listVersions": "all",
    "documents.archive": "superadmins",
    "search.find": "all",
    "dashboard.superadmin": "some",
    "continuity.storyOfMine": "own",
  },
  "file of leave": {
    "leave.files": "all",
    "documents.download": "all",
    "documents.preview": "all",
    "documents.listVersions": "all",
  },
  "field of the record": {
    "employees.currentEmployee": "own",
    "employees.fullProfile": "own",
    "continuity.storyOfMine": "own",
  },
  "next of kin": { "employees.fullProfile": "own", "continuity.storyOfMine": "own" },
  feedback: {
    "feedback.getMyFeedback": "own",
    "feedback.getSentFeedback": "author",
    "feedback.getReported": "some",
  },
  "reason of a report": { "feedback.getReported": "superadmins" },
  "row of an import": {
    "import.get": "own",
    "import.listRows": "own",
    "import.exportFaults": "own",
  },
  "entry about a note": { "employees.history": "all", "continuity.storyOfMine": "own" },
  "entry about a promise": {
    "employees.history": "all",
    "dashboard.superadmin": "some",
    "continuity.storyOfMine": "own",
  },
};

/** Whether a surface shows everything the reader may read of it. */
export function isShownTo(reader: ReaderName, { kind, about, by }: Told, surface: string): boolean {
  switch (shows[kind][surface]) {
    case "all":
      return true;
    case "own":
      return reader === about;
    case "author":
      return reader === by;
    case "superadmins":
      return reader === "superadmin" || reader === "owner";
    default:
      return false;
  }
}
