import { existsSync } from "node:fs";
import { createMemoryHistory, createRouter, defaultParseSearch } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { places } from "#contract/places.ts";
import { readCalendarSearch } from "#web/modules/calendar/calendar-search.ts";
import { readPromiseSearch } from "#web/modules/continuity/promises/promises-card.tsx";
import { readTaskSearch } from "#web/modules/continuity/task-search.ts";
import { readDepartmentsSearch } from "#web/modules/departments/departments-search.ts";
import { readPositionsSearch } from "#web/modules/departments/positions-search.ts";
import { readProfileSearch } from "#web/modules/employees/profile/profile-search.ts";
import { readSentSearch } from "#web/modules/feedback/sent/sent-search.ts";
import { readNotesSearch } from "#web/modules/notes/directory/notes-search.ts";
import { readUsersSearch } from "../modules/employees/users/users-search.ts";
import { readLeaveManagementSearch } from "../modules/leave/management/leave-management-search.ts";
import { readMyLeaveSearch } from "../modules/leave/my-leave/my-leave-search.ts";
import { routeTree } from "./routes.tsx";
import { readSettingsSearch } from "./settings-page.tsx";
import { readTenantSettingsSearch } from "./tenant-settings-page.tsx";
import { readUserManagementSearch } from "./user-management-page.tsx";

const router = createRouter({ routeTree, history: createMemoryHistory() });
const inBoth = (build: (area: "staff" | "superadmin") => string) => [
  build("staff"),
  build("superadmin"),
];

const { landing, terms, privacy, ...screens } = places;

const addresses: Record<keyof typeof screens, readonly string[]> = {
  support: [places.support],
  signIn: [places.signIn],
  signUp: [places.signUp],
  providerReturn: [places.providerReturn],
  forgotPassword: [places.forgotPassword],
  resetPassword: [places.resetPassword("token")],
  confirmEmail: [places.confirmEmail("token")],
  deactivated: [places.deactivated],
  suspended: [places.suspended],
  secondStep: [places.secondStep],
  registration: [places.registration],
  companyProfile: [places.companyProfile],
  companyDetails: [places.companyDetails],
  staffProfile: [places.staffProfile],
  notes: inBoth(places.notes),
  note: inBoth((area) => places.note(area, 7, 8)),
  newNote: inBoth(places.newNote),
  sharedNotes: inBoth((area) => places.sharedNotes(area, 8)),
  tenantSettings: [places.tenantSettings],
  tenantSettingsSection: [places.tenantSettingsSection("positions")],
  securitySettings: [places.securitySettings],
  integrationSettings: [places.integrationSettings],
  auditLog: [places.auditLog],
  hook: [places.hook(7)],
  ownDashboard: [places.ownDashboard],
  settings: [places.settings],
  settingsSection: [places.settingsSection("email")],
  dashboard: inBoth(places.dashboard),
  profile: inBoth((area) => places.profile(area, "security")),
  calendar: inBoth(places.calendar),
  calendarDay: inBoth((area) => places.calendarDay(area, "2026-12-17")),
  newEvent: [places.newEvent("2026-12-17")],
  calendarEvent: inBoth((area) => places.calendarEvent(area, 7, "2026-12-17")),
  leaveManagement: inBoth(places.leaveManagement),
  teamLeave: inBoth(places.teamLeave),
  leaveOf: inBoth((area) => places.leaveOf(area, "pending")),
  leaveRequest: inBoth((area) => places.leaveRequest(area, 7, 8)),
  myLeave: inBoth(places.myLeave),
  leaveSettings: [places.leaveSettings],
  leaveBooking: inBoth((area) => places.leaveBooking(area, 7, { first: "2026-12-17" })),
  leaveStatement: inBoth((area) => places.leaveStatement(area, "annual")),
  leaveStatementOf: inBoth((area) => places.leaveStatementOf(area, 7, "sick")),
  ownRequest: [places.ownRequest("superadmin", 12), places.ownRequest("staff", 12)],
  leaveApplication: inBoth((area) => places.leaveApplication(area)),
  sendFeedback: inBoth(places.sendFeedback),
  newFeedback: inBoth(places.newFeedback),
  myFeedback: inBoth(places.myFeedback),
  receivedFeedback: inBoth((area) => places.receivedFeedback(area, 7)),
  reportedFeedbackList: [places.reportedFeedbackList],
  reportedFeedback: [places.reportedFeedback(7)],
  users: [places.users],
  usersWithStatus: [places.usersWithStatus("pending")],
  usersOnProbation: [places.usersOnProbation],
  user: [places.user(7), places.user(7, "history")],
  userDocuments: [places.userDocuments(7)],
  newUser: [places.newUser],
  newUserIn: [places.newUserIn(7), places.newUserIn(7, "2026-12-17")],
  importUsers: [places.importUsers],
  importOfUsers: [places.importOfUsers(1)],
  userMove: [places.userMove(7)],
  userRehire: [places.userRehire(7)],
  vacantPositions: [places.vacantPositions(), places.vacantPositions(7)],
  department: [places.department(7)],
  gaps: [places.gaps],
  gapsOf: [places.gapsOf("noHead")],
  organisation: [places.organisation],
  person: inBoth((area) => places.person(area, 7)),
  personTask: inBoth((area) => places.personTask(area, 7, "note")),
  historyEntry: [places.historyEntry(7, 12)],
  certificate: [places.certificate(7)],
  handover: [places.handover("staff", 7), places.handover("superadmin", 7)],
  promise: inBoth((area) => places.promise(area, 7, 12)),
  ownStory: inBoth(places.ownStory),
  ownPromise: inBoth((area) => places.ownPromise(area, 12)),
};

/** The path of each screen, with the id of a record left open. */
const paths = Object.keys(router.routesByPath).map(
  (path) => new RegExp(`^${path.replace(/\$\w+/, "\\d+")}$`),
);

test.each(Object.values(addresses).flat())("the app has a screen at %s", (address) => {
  const { pathname } = new URL(address, "http://localhost");
  expect(paths.filter((path) => path.test(pathname))).toHaveLength(1);
});

test("the public pages are files of their own", () => {
  expect([landing, terms, privacy]).toEqual(["/", "/terms", "/privacy"]);
  for (const name of ["landing", "terms", "privacy"])
    expect(existsSync(`web/${name}.html`)).toBe(true);
});

const searchOf = (address: string) =>
  defaultParseSearch(new URL(address, "http://localhost").search);

test.each([
  [places.settingsSection("email"), readSettingsSearch, { section: "email" }],
  [places.tenantSettingsSection("managers"), readTenantSettingsSearch, { section: "managers" }],
  [places.leaveStatement("staff", "study"), readMyLeaveSearch, { statement: "study" }],
  [places.leaveStatement("staff", 12), readMyLeaveSearch, { statement: 12 }],
  [
    places.leaveStatementOf("staff", 7, "annual"),
    readLeaveManagementSearch,
    { employee: 7, statement: "annual" },
  ],
  [places.profile("staff", "company"), readProfileSearch, { profile: "company" }],
  [places.leaveOf("staff", "pending"), readLeaveManagementSearch, { show: "pending" }],
  [places.leaveOf("superadmin", "away"), readLeaveManagementSearch, { show: "away" }],
  [places.leaveRequest("staff", 7, 8), readLeaveManagementSearch, { employee: 7, request: 8 }],
  [places.leaveBooking("staff", 7), readLeaveManagementSearch, { employee: 7, book: true }],
  [
    places.leaveBooking("staff", 7, { first: "2026-12-17", last: "2026-12-18" }),
    readLeaveManagementSearch,
    { employee: 7, book: true, first: "2026-12-17", last: "2026-12-18" },
  ],
  [places.leaveApplication("staff"), readMyLeaveSearch, { apply: true }],
  [
    places.leaveApplication("staff", { first: "2026-12-17" }),
    readMyLeaveSearch,
    { apply: true, first: "2026-12-17" },
  ],
  [places.usersWithStatus("pending"), readUsersSearch, { employeeStatus: "pending" }],
  [places.user(7), readUsersSearch, { employee: 7 }],
  [places.userDocuments(7), readUsersSearch, { edit: 7, editTab: "documents" }],
  [places.user(7, "history"), readUsersSearch, { employee: 7, tab: "history" }],
  [places.note("staff", 7, 8), readNotesSearch, { employee: 7, note: 8 }],
  [places.newNote("staff"), readNotesSearch, { add: true }],
  [places.sharedNotes("staff", 8), readNotesSearch, { view: "shared", note: 8 }],
  [places.promise("staff", 7, 12), readPromiseSearch, { promise: 12 }],
  [places.ownPromise("superadmin", 12), readPromiseSearch, { promise: 12 }],
  [places.organisation, readUserManagementSearch, { view: "organisation" }],
  [places.gaps, readUserManagementSearch, { view: "gaps" }],
  [places.users, readUserManagementSearch, {}],
  [places.newUser, readUsersSearch, { add: true }],
  [
    places.newUserIn(7, "2026-12-17"),
    readUsersSearch,
    { add: true, position: 7, from: "2026-12-17" },
  ],
  [places.vacantPositions(7), readPositionsSearch, { status: "available", departmentId: 7 }],
  [places.userRehire(7), readUsersSearch, { edit: 7, editTab: "employment", rehire: true }],
  [places.userMove(7), readUsersSearch, { edit: 7, editTab: "employment", move: true }],
  [
    places.userMove(7, "2026-12-17"),
    readUsersSearch,
    { edit: 7, editTab: "employment", move: true, on: "2026-12-17" },
  ],
  [places.personTask("staff", 7, "note"), readTaskSearch, { do: "note" }],
  [
    places.personTask("superadmin", 7, "manager", "2026-12-17"),
    readTaskSearch,
    { do: "manager", on: "2026-12-17" },
  ],
  [places.newFeedback("staff"), readSentSearch, { send: true, type: "all" }],
  [places.newEvent("2026-12-17"), readCalendarSearch, { month: "2026-12", add: "2026-12-17" }],
  [places.department(7), readDepartmentsSearch, { edit: 7 }],
  [
    places.calendarDay("staff", "2026-12-17"),
    readCalendarSearch,
    { month: "2026-12", day: "2026-12-17" },
  ],
  [
    places.calendarEvent("staff", 7, "2026-12-17"),
    readCalendarSearch,
    { month: "2026-12", entry: "event-7", on: "2026-12-17" },
  ],
])("the screen at %s reads what its address says", (address, read, expected) => {
  expect(read(searchOf(address))).toEqual(expected);
});
