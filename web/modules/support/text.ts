export const text = {
  title: "Support",
  lead: "Tell us what you see, and we will look at it with you.",
  write: {
    title: "Write to us",
    lead: "We answer by mail.",
    tell: "So that the first answer helps, tell us",
    points: [
      "the page you were on and what you did there,",
      "what you saw, word for word if it was a message,",
      "when it happened, and whether it happens again.",
    ],
    warning: "Never send passwords, ID numbers or tax numbers by mail.",
  },
  access: {
    title: "Ask inside your company first",
    lead: "Your company's super administrators can help at once where it is about access:",
    points: [
      "an account that was deactivated or an invitation that has expired,",
      "a wrong department, position or manager,",
      "leave balances and requests.",
    ],
  },
  legal: "What we have agreed on:",
  terms: "Terms",
  privacy: "Privacy",
} as const;
