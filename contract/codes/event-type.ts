import type { CompanyStoryKind, StoryKind } from "./story.ts";

export const eventTypes = [
  "person.joined",
  "person.changed",
  "person.moved",
  "person.activated",
  "person.deactivated",
  "person.rehired",
  "manager.changed",
  "department.created",
  "department.changed",
  "department.removed",
  "position.created",
  "position.changed",
  "position.removed",
  "leave.requested",
  "leave.changed",
  "leave.approved",
  "leave.booked",
  "leave.rejected",
  "leave.withdrawn",
  "leave.cancelled",
  "leave.shortened",
  "leave.recounted",
  "balance.changed",
] as const;
export type EventType = (typeof eventTypes)[number];

export const eventTypeLabels: Record<EventType, string> = {
  "person.joined": "A person joined",
  "person.changed": "A person's record changed",
  "person.moved": "A person got another position or department",
  "person.activated": "A person was activated",
  "person.deactivated": "A person was deactivated",
  "person.rehired": "A person was rehired",
  "manager.changed": "A person got another manager",
  "department.created": "A department was created",
  "department.changed": "A department or its head changed",
  "department.removed": "A department was removed",
  "position.created": "A position was created",
  "position.changed": "A position changed",
  "position.removed": "A position was removed",
  "leave.requested": "Leave was requested",
  "leave.changed": "A leave request changed",
  "leave.approved": "Leave was approved",
  "leave.booked": "Leave was booked for a person",
  "leave.rejected": "Leave was rejected",
  "leave.withdrawn": "A leave request was withdrawn",
  "leave.cancelled": "Leave was cancelled",
  "leave.shortened": "Leave was shortened",
  "leave.recounted": "The days of leave were recounted",
  "balance.changed": "A balance of leave changed",
};

type Published = EventType | "never";

/** Of entries about a person. */
const personEvents: Record<StoryKind, Published> = {
  joined: "person.joined",
  profile_changed: "person.changed",
  position_changed: "person.moved",
  department_changed: "person.moved",
  manager_changed: "manager.changed",
  role_changed: "person.changed",
  employment_changed: "person.changed",
  activated: "person.activated",
  deactivated: "person.deactivated",
  rehired: "person.rehired",
  approved: "never",
  invitation_sent: "never",
  invitation_withdrawn: "never",
  profile_rejected: "never",
  leave_requested: "leave.requested",
  leave_changed: "leave.changed",
  leave_approved: "leave.approved",
  leave_booked: "leave.booked",
  leave_rejected: "leave.rejected",
  leave_decision_undone: "leave.changed",
  leave_withdrawn: "leave.withdrawn",
  leave_cancellation_asked: "leave.changed",
  leave_cancellation_withdrawn: "leave.changed",
  leave_cancellation_refused: "leave.changed",
  leave_cancelled: "leave.cancelled",
  leave_shortened: "leave.shortened",
  leave_turned_sick: "leave.changed",
  leave_restored: "leave.changed",
  leave_recounted: "leave.recounted",
  leave_event_stated: "never",
  allocation_changed: "balance.changed",
  note_added: "never",
  note_changed: "never",
  note_deleted: "never",
  note_replied: "never",
  document_added: "never",
  document_changed: "never",
  document_removed: "never",
  feedback_sent: "never",
  next_of_kin_changed: "never",
  promise_made: "never",
  promise_proposed: "never",
  promise_agreed: "never",
  promise_declined: "never",
  promise_renegotiated: "never",
  promise_kept: "never",
  promise_broken: "never",
  promise_taken_back: "never",
  handover_opened: "never",
  handover_written: "never",
  handover_commented: "never",
  handover_confirmed: "never",
  handover_released: "never",
  handover_closed: "never",
  first_days_finished: "never",
  talked: "never",
  stand_in_named: "never",
  stand_in_ended: "never",
  gap_set_aside: "never",
  gap_brought_back: "never",
};

const unpublished = {
  manager_changed: "never",
  gap_set_aside: "never",
  gap_brought_back: "never",
} as const;

const departmentEvents: Record<CompanyStoryKind, Published> = {
  ...unpublished,
  created: "department.created",
  changed: "department.changed",
  removed: "department.removed",
  manager_changed: "department.changed",
};

const positionEvents: Record<CompanyStoryKind, Published> = {
  ...unpublished,
  created: "position.created",
  changed: "position.changed",
  removed: "position.removed",
};

const eventsOf: Record<string, Partial<Record<StoryKind | CompanyStoryKind, Published>>> = {
  employee: personEvents,
  department: departmentEvents,
  position: positionEvents,
};

/** The event of an entry of the history; null if other systems never learn of it. */
export function eventTypeOf(
  subjectKind: string,
  kind: StoryKind | CompanyStoryKind,
): EventType | null {
  const published = eventsOf[subjectKind]?.[kind] ?? "never";
  return published === "never" ? null : published;
}

/** The version 1 names of changed fields, by the names of the history; others are never named. */
const fieldNames: Partial<Record<EventType, Readonly<Record<string, string>>>> = {
  "person.changed": {
    name: "firstName",
    surname: "lastName",
    email: "email",
    phone: "phone",
    employeeNumber: "employeeNumber",
    employeeRole: "role",
    employmentStatus: "employmentStatus",
    startDate: "startDate",
    terminationDate: "lastDay",
  },
  "person.moved": { positionTitle: "positionId", departmentName: "departmentId" },
  "manager.changed": { manager: "managerId" },
  "department.changed": { departmentName: "name", description: "description", manager: "headId" },
  "position.changed": {
    positionTitle: "title",
    departmentId: "departmentId",
    jobLevel: "level",
  },
};

export const eventFields = (type: EventType, changed: readonly string[]): string[] => [
  ...new Set(changed.flatMap((field) => fieldNames[type]?.[field] ?? [])),
];

/** Records that an event may lead to. */
export const eventLinkKinds = ["department", "position", "leave_request"] as const;
export type EventLinkKind = (typeof eventLinkKinds)[number];

export const eventSubjectKinds = ["person", "department", "position"] as const;
