/** The text of User Management's tabs. */
export const text = {
  title: "User Management",
  views: { users: "Users", organisation: "Organisation", gaps: "Gaps" },
} as const;
