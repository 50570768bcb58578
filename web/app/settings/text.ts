export const text = {
  title: "Settings",
  lead: "Only you can see and change these.",
  sections: {
    appearance: "Appearance",
    notifications: "Notifications",
    email: "Email",
    sessions: "Sessions",
  },
} as const;
