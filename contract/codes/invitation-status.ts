/** How far the invitation of someone is who has not set a password yet. */
export const invitationStatuses = [
  "notSent",
  "sending",
  "invited",
  "expired",
  "withdrawn",
] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];
