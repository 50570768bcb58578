import { places } from "../../contract/places.ts";
import { type Opening, pressing } from "./opening.ts";
import type { Visitor } from "./visitor.ts";

const nextYear = new Date().getFullYear() + 1;
const settings = (tab: string) => `${places.leaveSettings}?tab=${tab}`;

async function fillApplication({ choose, fill, reads }: Visitor) {
  await choose("Leave Type", "Annual Leave", "Apply for Leave");
  await fill("Start Date", "2027-04-12", "Apply for Leave");
  await fill("End Date", "2027-04-16", "Apply for Leave");
  await reads("Duration: 5 days");
}

export const openingsOfLeave: readonly Opening[] = [
  {
    of: "apply-for-leave",
    by: "employee",
    at: places.leaveApplication("staff"),
    name: "Apply for Leave",
    isMain: true,
  },
  {
    of: "leave-types",
    by: "employee",
    at: places.leaveApplication("staff"),
    open: pressing(["combobox", "Leave Type", "Apply for Leave"]),
    isFloating: true,
  },
  {
    of: "apply-for-leave-filled",
    by: "employee",
    at: places.leaveApplication("staff"),
    open: fillApplication,
    name: "Apply for Leave",
  },
  {
    of: "unsaved-changes",
    by: "employee",
    at: places.leaveApplication("staff"),
    open: async (visitor) => {
      await fillApplication(visitor);
      await visitor.press("button", "Cancel", "Apply for Leave");
    },
  },
  {
    of: "leave-details",
    by: "owner",
    at: ({ employee }) => `${places.leaveManagement("superadmin")}?employee=${employee.id}`,
    name: "View Leave Details",
  },
  {
    of: "leave-request",
    by: "owner",
    at: ({ employee }) => `${places.leaveManagement("superadmin")}?employee=${employee.id}`,
    open: pressing(["button", /^View details/, "View Leave Details"]),
    name: "Leave Request Details",
    isMain: true,
  },
  {
    of: "book-leave",
    by: "owner",
    at: ({ employee }) => places.leaveBooking("superadmin", employee.id),
    name: "Book Leave for Tshepo Molefe",
  },
  {
    of: "own-request",
    by: "onLeave",
    at: places.myLeave("staff"),
    open: pressing(["button", /^View your Annual Leave/]),
    name: "Leave Request Details",
  },
  {
    of: "early-return",
    by: "onLeave",
    at: places.myLeave("staff"),
    open: pressing(["button", /^View your Annual Leave/], ["button", "Return Early"]),
    name: "Return Early",
  },
  {
    of: "turn-sick",
    by: "onLeave",
    at: places.myLeave("staff"),
    open: pressing(["button", /^View your Annual Leave/], ["button", "These Days Were Sick Leave"]),
    name: "Count Days as Sick Leave",
  },
  {
    of: "own-type",
    by: "owner",
    at: settings("types"),
    open: pressing(["button", "Add Type"]),
    name: "Add a Type",
  },
  {
    of: "grant",
    by: "owner",
    at: settings("types"),
    open: pressing(["button", /^Give Days/]),
    name: /^Give days/,
  },
  {
    of: "end",
    by: "owner",
    at: settings("types"),
    open: pressing(["button", /^End/]),
    name: /^End/,
  },
  {
    of: "correct-parental",
    by: "owner",
    at: `${places.leaveManagement("superadmin")}?type=MaternityLeave`,
    open: pressing(
      ["button", /^View leave of /],
      ["button", /^View details Maternity Leave/],
      ["button", "Correct"],
    ),
    name: "What the leave is for",
  },
  {
    of: "reason",
    by: "owner",
    at: places.dashboard("superadmin"),
    open: pressing(["button", /^Reject Annual Leave/]),
    name: /^Reject the leave of /,
  },
  {
    of: "statement",
    by: "employee",
    at: places.leaveStatement("staff", "annual"),
    name: "Leave Statement",
  },
  {
    of: "entry",
    by: "owner",
    at: ({ employee }) => places.leaveStatementOf("superadmin", employee.id, "annual"),
    open: pressing(["button", "Adjust days"]),
    name: "Enter Days",
  },
  {
    of: "policy",
    by: "owner",
    at: settings("policies"),
    open: pressing(["button", "Add Policy"]),
    name: "Add a policy",
  },
  {
    of: "apply-policy",
    by: "owner",
    at: settings("policies"),
    open: pressing(["button", /^Apply: As the Act/]),
    name: /^Apply As the Act/,
  },
  {
    of: "add-pattern",
    by: "owner",
    at: settings("patterns"),
    open: pressing(["button", "Add Pattern"]),
    name: "Add a pattern of work",
  },
  {
    of: "apply-pattern",
    by: "owner",
    at: settings("patterns"),
    open: pressing(["button", /^Apply: /]),
    name: /^Apply /,
  },
  {
    of: "add-holiday",
    by: "owner",
    at: settings("holidays"),
    open: pressing(["button", "Add Holiday"]),
    name: "Add a holiday",
  },
  {
    of: "change-holiday",
    by: "owner",
    at: `${settings("holidays")}&year=${nextYear}`,
    open: pressing(["button", /^Work on This Day: /]),
    name: "Work on this public holiday?",
  },
  {
    of: "add-day-rule",
    by: "owner",
    at: settings("days"),
    open: pressing(["button", "Add Days"]),
    name: "Block days or set staffing",
  },
  {
    of: "plan-shutdown",
    by: "owner",
    at: settings("shutdown"),
    open: pressing(["button", "Plan a Shutdown"]),
    name: "Plan a shutdown",
  },
  {
    of: "lock-period",
    by: "owner",
    at: settings("payroll"),
    open: pressing(["button", "Lock a Period"]),
    name: "Lock a period",
  },
  {
    of: "unlock-period",
    by: "owner",
    at: settings("payroll"),
    open: pressing(["button", /^Unlock: /]),
    name: /^Unlock /,
  },
];
