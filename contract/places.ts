import type { GapKind } from "./codes/continuity.ts";
import type { LeaveBalance } from "./codes/leave.ts";
import type { EmployeeStatus } from "./codes/people.ts";
import { type Area, entryPlaces } from "./entry-places.ts";

export type { Area };

export const profileTabs = [
  "overview",
  "employment",
  "next-of-kin",
  "company",
  "security",
] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const detailTabs = [
  "personal",
  "employment",
  "leave",
  "promotions",
  "notes",
  "history",
] as const;
export type DetailTab = (typeof detailTabs)[number];

export const editTabs = ["personal", "employment", "next-of-kin", "leave", "documents"] as const;
export type EditTab = (typeof editTabs)[number];

export const settingsSections = ["appearance", "notifications", "email", "sessions"] as const;
export type SettingsSection = (typeof settingsSections)[number];

export const tenantSettingsSections = [
  "departments",
  "positions",
  "managers",
  "configuration",
] as const;
export type TenantSettingsSection = (typeof tenantSettingsSections)[number];

export const userViews = ["organisation", "gaps"] as const;
export type UserView = (typeof userViews)[number];

/** People with requests to review, or people away today or in the next two weeks. */
export const leaveFilters = ["pending", "away"] as const;
export type LeaveFilter = (typeof leaveFilters)[number];

/** What a person page can open at once. */
export const personTasks = ["note", "promise", "talk", "manager"] as const;
export type PersonTask = (typeof personTasks)[number];

/** Days to begin a form with, which can be changed there. */
export interface ProposedDays {
  first?: string | undefined;
  last?: string | undefined;
}

type Path = `/${string}`;

const proposed = ({ first, last }: ProposedDays): string =>
  `${first ? `&first=${first}` : ""}${last ? `&last=${last}` : ""}`;

const users = "/superadmin/user-management";
const settings = "/settings";
const tenantSettings = "/superadmin/tenant-settings";

/** The targets of screens, mails and notifications. */
export const places = {
  ...entryPlaces,
  support: "/support",
  /** Browsers send no part after the # to a server. */
  resetPassword: (token: string): Path => `/reset-password#access_token=${token}`,
  /** After the #, as above. */
  confirmEmail: (token: string): Path => `/confirm-email#access_token=${token}`,
  suspended: "/suspended",
  notes: <In extends Area>(area: In) => `/${area}/notes` as const,
  /** The notes about an employee, one of them pointed at. */
  note: (area: Area, employeeId: number, noteId: number): Path =>
    `/${area}/notes?employee=${employeeId}&note=${noteId}`,
  newNote: (area: Area): Path => `/${area}/notes?add=true`,
  sharedNotes: (area: Area, noteId: number): Path => `/${area}/notes?view=shared&note=${noteId}`,
  tenantSettings,
  tenantSettingsSection: (section: TenantSettingsSection): Path =>
    `${tenantSettings}?section=${section}`,
  securitySettings: `${tenantSettings}?section=configuration&tab=security` as Path,
  integrationSettings: `${tenantSettings}?section=configuration&tab=integrations` as Path,
  auditLog: `${tenantSettings}/audit-log` as Path,
  hook: (hookId: number): Path => `${tenantSettings}/webhooks/${hookId}`,
  ownDashboard: "/super-admin-dashboard",
  settings,
  settingsSection: (section: SettingsSection): Path => `${settings}?section=${section}`,
  profile: (area: Area, tab: ProfileTab): Path => `/${area}/dashboard?profile=${tab}`,
  calendar: <In extends Area>(area: In) => `/${area}/calendar` as const,
  calendarDay: (area: Area, day: string): Path =>
    `/${area}/calendar?month=${day.slice(0, 7)}&day=${day}`,
  /** The form for a new event on a day. */
  newEvent: (day: string): Path => `/superadmin/calendar?month=${day.slice(0, 7)}&add=${day}`,
  calendarEvent: (area: Area, eventId: number, day: string): Path =>
    `/${area}/calendar?month=${day.slice(0, 7)}&entry=event-${eventId}&on=${day}`,
  leaveManagement: <In extends Area>(area: In) => `/${area}/leave/management` as const,
  /** The planner of the team's leave. */
  teamLeave: <In extends Area>(area: In) => `/${area}/team-leave` as const,
  leaveOf: (area: Area, show: LeaveFilter): Path => `/${area}/leave/management?show=${show}`,
  leaveRequest: (area: Area, employeeId: number, requestId: number): Path =>
    `/${area}/leave/management?employee=${employeeId}&request=${requestId}`,
  myLeave: <In extends Area>(area: In) => `/${area}/leave/my-leave` as const,
  leaveSettings: "/superadmin/leave/settings",
  leaveBooking: (area: Area, employeeId: number, days: ProposedDays = {}): Path =>
    `/${area}/leave/management?employee=${employeeId}&book=true${proposed(days)}`,
  /** Of a documented balance, or of an own type by its id. */
  leaveStatement: (area: Area, balance: LeaveBalance | number): Path =>
    `/${area}/leave/my-leave?statement=${balance}`,
  leaveStatementOf: (area: Area, employeeId: number, balance: LeaveBalance | number): Path =>
    `/${area}/leave/management?employee=${employeeId}&statement=${balance}`,
  ownRequest: (area: Area, requestId: number): Path =>
    `/${area}/leave/my-leave?request=${requestId}`,
  leaveApplication: (area: Area, days: ProposedDays = {}): Path =>
    `/${area}/leave/my-leave?apply=true${proposed(days)}`,
  sendFeedback: <In extends Area>(area: In) => `/${area}/feedback/send-feedback` as const,
  /** The form for a message. */
  newFeedback: (area: Area): Path => `/${area}/feedback/send-feedback?send=true`,
  receivedFeedback: (area: Area, feedbackId: number): Path =>
    `/${area}/feedback/my-feedback?feedback=${feedbackId}`,
  reportedFeedbackList: "/superadmin/feedback/reported",
  reportedFeedback: (feedbackId: number): Path =>
    `/superadmin/feedback/reported?report=${feedbackId}`,
  myFeedback: <In extends Area>(area: In) => `/${area}/feedback/my-feedback` as const,
  users,
  usersWithStatus: (status: EmployeeStatus): Path => `${users}?employeeStatus=${status}`,
  usersOnProbation: `${users}?employmentStatus=Probation` as Path,
  user: (employeeId: number, tab?: DetailTab): Path =>
    `${users}?employee=${employeeId}${tab ? `&tab=${tab}` : ""}`,
  userDocuments: (employeeId: number): Path => `${users}?edit=${employeeId}&editTab=documents`,
  newUser: `${users}?add=true`,
  /** The form for a new user in a vacant position, optionally from a given day. */
  newUserIn: (positionId: number, from?: string): Path =>
    `${users}?add=true&position=${positionId}${from ? `&from=${from}` : ""}`,
  importUsers: `${users}/import`,
  /** One import, open. */
  importOfUsers: (importId: number): Path => `${users}/import?import=${importId}`,
  userRehire: (employeeId: number): Path =>
    `${users}?edit=${employeeId}&editTab=employment&rehire=true`,
  userMove: (employeeId: number, on?: string): Path =>
    `${users}?edit=${employeeId}&editTab=employment&move=true${on ? `&on=${on}` : ""}`,
  /** Vacant positions, optionally of one department. */
  vacantPositions: (departmentId?: number): Path =>
    `${tenantSettings}?section=positions&status=available${departmentId ? `&departmentId=${departmentId}` : ""}`,
  department: (departmentId: number): Path =>
    `${tenantSettings}?section=departments&edit=${departmentId}`,
  gaps: `${users}?view=gaps` as Path,
  gapsOf: (kind: GapKind): Path => `${users}?view=gaps&kind=${kind}`,
  /** The reporting line on any day. */
  organisation: `${users}?view=organisation` as Path,
  /** A person page, optionally at one entry of the history. */
  person: (area: Area, employeeId: number, entryId?: number): Path =>
    `/${area}/people/${employeeId}${entryId ? `?entry=${entryId}` : ""}`,
  /** A person page with a form open, for a change of manager optionally from a day. */
  personTask: (area: Area, employeeId: number, task: PersonTask, on?: string): Path =>
    `/${area}/people/${employeeId}?do=${task}${on ? `&on=${on}` : ""}`,
  /** The certificate of service of an employee who has left. */
  certificate: (employeeId: number): Path => `/superadmin/people/${employeeId}/certificate`,
  promise: (area: Area, employeeId: number, promiseId: number): Path =>
    `/${area}/people/${employeeId}?promise=${promiseId}`,
  historyEntry: (employeeId: number, entryId: number): Path =>
    `/people/${employeeId}?entry=${entryId}`,
  handover: (area: Area, handoverId: number): Path => `/${area}/handovers/${handoverId}`,
  ownStory: <In extends Area>(area: In) => `/${area}/me` as const,
  ownPromise: (area: Area, promiseId: number): Path => `/${area}/me?promise=${promiseId}`,
} as const;
