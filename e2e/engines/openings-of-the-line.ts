import { places } from "../../contract/places.ts";
import { type Opening, pressing } from "./opening.ts";

const ofPromise = (item: string) =>
  pressing(["button", /^What happened to “Forklift/], ["menuitem", item]);

/** What passes from one manager to the next, and what people write to each other. */
export const openingsOfTheLine: readonly Opening[] = [
  {
    of: "new-promise",
    by: "head",
    at: ({ employee }) => places.person("staff", employee.id),
    open: pressing(["button", "Write down a promise"]),
    name: "Promise to Tshepo Molefe",
  },
  {
    of: "promise-list",
    by: "head",
    at: ({ employee }) => places.person("staff", employee.id),
    open: pressing(["button", /^Show all promises/]),
    name: "Promises to Tshepo Molefe",
  },
  {
    of: "settlement",
    by: "head",
    at: ({ employee }) => places.person("staff", employee.id),
    open: ofPromise("Kept…"),
    name: "Was it kept?",
  },
  {
    of: "renegotiation",
    by: "head",
    at: ({ employee }) => places.person("staff", employee.id),
    open: ofPromise("New text or day…"),
    name: "New text or day",
  },
  {
    of: "promise-record",
    by: "head",
    at: ({ employee }) => places.person("staff", employee.id),
    open: ofPromise("Show its history"),
    name: "What happened to the promise",
  },
  {
    of: "new-stand-in",
    by: "handsOver",
    at: places.ownStory("staff"),
    open: pressing(["button", "Name a stand-in"]),
    name: "Who stands in for you?",
  },
  {
    of: "new-note",
    by: "head",
    at: places.notes("staff"),
    open: pressing(["button", "Create New Note"]),
    name: "Create New Note",
  },
  {
    of: "notes",
    by: "head",
    at: places.notes("staff"),
    open: pressing(["button", /^View Notes about Tshepo/]),
    name: "Notes about Tshepo Molefe",
  },
  {
    of: "send-feedback",
    by: "employee",
    at: places.sendFeedback("staff"),
    open: pressing(["button", "Send New Feedback"]),
    name: "Send Feedback",
  },
  {
    of: "feedback",
    by: "employee",
    at: places.myFeedback("staff"),
    open: pressing(["button", /^View .*: Safety walk/]),
    name: "Safety walk",
  },
  {
    of: "report",
    by: "employee",
    at: places.myFeedback("staff"),
    open: pressing(["button", /^View .*: Safety walk/], ["button", "Report this message"]),
    name: "Report this message",
  },
  {
    of: "release",
    by: "owner",
    at: `${places.users}?search=Zanele`,
    open: pressing(
      ["button", "Actions for Zanele Mthembu"],
      ["menuitem", "View Details"],
      ["link", "Open the person page"],
      ["link", /^Nomvula Dube to /],
      ["button", "Go on without this step…"],
    ),
    name: "Go on without this step?",
  },
  {
    of: "reported",
    by: "owner",
    at: `${places.reportedFeedbackList}?status=all`,
    open: pressing(["button", /^Review: /]),
    name: "Reported message",
  },
  {
    of: "new-event",
    by: "owner",
    at: places.calendar("superadmin"),
    open: pressing(["button", /Add Event$/]),
    name: "Add Event",
  },
  {
    of: "edit-event",
    by: "owner",
    at: places.calendar("superadmin"),
    open: pressing(["button", /^Work event: /]),
    name: "Edit Event",
  },
  {
    of: "move-event",
    by: "owner",
    at: places.calendar("superadmin"),
    open: pressing(["button", /^Work event: /], ["button", /^Move/]),
    name: /^Move /,
  },
  {
    of: "view-entry",
    by: "employee",
    at: `${places.calendar("staff")}?month=2026-12`,
    open: pressing(["button", /^Public holiday in South Africa: Christmas/]),
    name: "Event",
  },
  {
    of: "day",
    by: "employee",
    at: places.calendarDay("staff", "2026-12-25"),
    name: /25 December 2026/,
  },
  {
    of: "subscribe",
    by: "employee",
    at: places.calendar("staff"),
    open: pressing(["button", "Use in your own calendar program"]),
    name: "Your calendar elsewhere",
  },
];
