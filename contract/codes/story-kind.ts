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
  "approved",
  "invitation_sent",
  "invitation_withdrawn",
  "profile_rejected",
  "leave_requested",
  "leave_approved",
  "leave_rejected",
  "allocation_changed",
  "note_added",
  "note_changed",
  "note_deleted",
  "document_added",
  "document_changed",
  "document_removed",
  "feedback_sent",
  "next_of_kin_changed",
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
  approved: "Approved",
  invitation_sent: "Invitation sent again",
  invitation_withdrawn: "Invitation withdrawn",
  profile_rejected: "Profile rejected",
  leave_requested: "Leave requested",
  leave_approved: "Leave approved",
  leave_rejected: "Leave rejected",
  allocation_changed: "Leave allocation changed",
  note_added: "Note added",
  note_changed: "Note changed",
  note_deleted: "Note deleted",
  document_added: "Document added",
  document_changed: "Document changed",
  document_removed: "Document removed",
  feedback_sent: "Feedback sent",
  next_of_kin_changed: "Next of kin changed",
};

/** What is recorded about the company itself, its departments and its positions. */
export type CompanyStoryKind = "created" | "changed" | "removed" | "manager_changed";

/** The kinds of record that an entry can lead to. */
export const storyLinkKinds = [
  "employee",
  "department",
  "position",
  "leave_request",
  "note",
  "document",
  "feedback",
  "next_of_kin",
] as const;
export type StoryLinkKind = (typeof storyLinkKinds)[number];
