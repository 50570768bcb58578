/** What leads from a provider's answer to an account, or why none does. */
export const signInRules = [
  "linked",
  "by_email",
  "email_missing",
  "email_unverified",
  "email_not_ours",
  "unknown_person",
  "linked_elsewhere",
] as const;
export type SignInRule = (typeof signInRules)[number];
