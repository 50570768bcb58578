export const storyKinds = [
  "joined",
  "profile_changed",
  "position_changed",
  "department_changed",
  "manager_changed",
  "role_changed",
  "employment_changed",
  "activated",
  "deactivated",
  "rehired",
  "approved",
  "invitation_sent",
  "invitation_withdrawn",
  "profile_rejected",
  "leave_requested",
  "leave_changed",
  "leave_approved",
  "leave_booked",
  "leave_rejected",
  "leave_decision_undone",
  "leave_withdrawn",
  "leave_cancellation_asked",
  "leave_cancellation_withdrawn",
  "leave_cancellation_refused",
  "leave_cancelled",
  "leave_shortened",
  "leave_turned_sick",
  "leave_restored",
  "leave_recounted",
  "leave_event_stated",
  "allocation_changed",
  "note_added",
  "note_changed",
  "note_deleted",
  "note_replied",
  "document_added",
  "document_changed",
  "document_removed",
  "feedback_sent",
  "next_of_kin_changed",
  "promise_made",
  "promise_proposed",
  "promise_agreed",
  "promise_declined",
  "promise_renegotiated",
  "promise_kept",
  "promise_broken",
  "promise_taken_back",
  "handover_opened",
  "handover_written",
  "handover_commented",
  "handover_confirmed",
  "handover_released",
  "handover_closed",
  "first_days_finished",
  "talked",
  "stand_in_named",
  "stand_in_ended",
  "gap_set_aside",
  "gap_brought_back",
] as const;
export type StoryKind = (typeof storyKinds)[number];

export const storyKindLabels: Record<StoryKind, string> = {
  joined: "Joined",
  profile_changed: "Profile changed",
  position_changed: "Position changed",
  department_changed: "Department changed",
  manager_changed: "Manager changed",
  role_changed: "Role changed",
  employment_changed: "Employment changed",
  activated: "Activated",
  deactivated: "Deactivated",
  rehired: "Rehired",
  approved: "Approved",
  invitation_sent: "Invitation sent again",
  invitation_withdrawn: "Invitation withdrawn",
  profile_rejected: "Profile rejected",
  leave_requested: "Leave requested",
  leave_changed: "Leave request changed",
  leave_approved: "Leave approved",
  leave_booked: "Leave booked",
  leave_rejected: "Leave rejected",
  leave_decision_undone: "Decision on leave undone",
  leave_withdrawn: "Leave request withdrawn",
  leave_cancellation_asked: "Cancellation of leave asked",
  leave_cancellation_withdrawn: "Cancellation of leave no longer asked",
  leave_cancellation_refused: "Cancellation of leave refused",
  leave_cancelled: "Leave cancelled",
  leave_shortened: "Leave shortened",
  leave_turned_sick: "Annual leave counted as sick leave",
  leave_restored: "Leave restored",
  leave_recounted: "Leave recounted",
  leave_event_stated: "What leave is for corrected",
  allocation_changed: "Leave allocation changed",
  note_added: "Note added",
  note_changed: "Note changed",
  note_deleted: "Note deleted",
  note_replied: "Reply to a note",
  document_added: "Document added",
  document_changed: "Document changed",
  document_removed: "Document removed",
  feedback_sent: "Feedback received",
  next_of_kin_changed: "Next of kin changed",
  promise_made: "Promise made",
  promise_proposed: "Promise proposed",
  promise_agreed: "Promise agreed",
  promise_declined: "Proposed promise declined",
  promise_renegotiated: "Promise renegotiated",
  promise_kept: "Promise kept",
  promise_broken: "Promise broken",
  promise_taken_back: "Promise taken back",
  handover_opened: "Handover opened",
  handover_written: "Handover written",
  handover_commented: "Handover commented",
  handover_confirmed: "Handover confirmed",
  handover_released: "Handover went on without a step",
  handover_closed: "Handover closed",
  first_days_finished: "First thirty days finished",
  talked: "Talk",
  stand_in_named: "Stand-in named",
  stand_in_ended: "Stand-in ended",
  gap_set_aside: "Gap set aside",
  gap_brought_back: "Gap brought back",
};

/** Of a day or a term of an employee. */
export const withoutManagerLabel = "Without a manager";

export type CompanyStoryKind =
  | "created"
  | "changed"
  | "removed"
  | "manager_changed"
  | "gap_set_aside"
  | "gap_brought_back";

export const storyLinkKinds = [
  "employee",
  "department",
  "position",
  "leave_request",
  "note",
  "document",
  "feedback",
  "next_of_kin",
  "promise",
  "handover",
] as const;
export type StoryLinkKind = (typeof storyLinkKinds)[number];

/** The entries of one of these records are read as one matter. */
export const matterLinkKinds = [
  "leave_request",
  "note",
  "promise",
  "handover",
] as const satisfies readonly StoryLinkKind[];

/** Filters of a history, each for related kinds of entries. */
export const storyGroups = ["notes", "promises", "leave", "record", "handovers"] as const;
export type StoryGroup = (typeof storyGroups)[number];

export const storyGroupLabels: Record<StoryGroup, string> = {
  notes: "Notes and talks",
  promises: "Promises",
  leave: "Leave",
  record: "Record",
  handovers: "Handovers",
};

const beginnings = [
  ["note_", "notes"],
  ["talked", "notes"],
  ["promise_", "promises"],
  ["leave_", "leave"],
  ["allocation_", "leave"],
  ["handover_", "handovers"],
  ["first_days_", "handovers"],
] as const;

/** Kinds outside all other groups belong to the record. */
export const storyGroupOf = (kind: StoryKind): StoryGroup =>
  beginnings.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? "record";

export const kindsIn = (group: StoryGroup): StoryKind[] =>
  storyKinds.filter((kind) => storyGroupOf(kind) === group);
