export const text = {
  myLeave: { title: "My Leave" },
  management: { title: "Leave Management" },
} as const;
