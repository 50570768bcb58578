export const text = {
  title: "Support",
  lead: "Tell us what you see, and we will look at it with you.",
  write: {
    title: "Write to us",
    lead: "We reply by email.",
    details: "To help us with our first reply, tell us",
    points: [
      "the page you were on and what you did there,",
      "what you saw, word for word if it was a message,",
      "when it happened, and whether it happens again.",
    ],
    warning: "Never send passwords, ID numbers or tax numbers by email.",
  },
  access: {
    title: "Ask inside your company first",
    lead: "Your company's super administrators decide about these, and we cannot do it for them:",
    points: [
      "who has an account, and whether it is active,",
      "departments, positions and who heads them,",
      "leave requests and what was approved.",
    ],
  },
  terms: "Terms",
  privacy: "Privacy",
} as const;
