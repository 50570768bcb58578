export const text = {
  title: "Settings",
  lead: "Yours alone: nobody else sees or changes them.",
  sections: {
    appearance: "Appearance",
    notifications: "Notifications",
    email: "Email",
    sessions: "Sessions",
  },
} as const;
