export const minPasswordLength = 8;

/** The rules of doc A §5, in the order the checklist shows them. */
export const passwordRules = [
  {
    id: "length",
    label: "At least 8 characters",
    holds: (password: string) => password.length >= minPasswordLength,
  },
  {
    id: "lowercase",
    label: "One lowercase letter",
    holds: (password: string) => /[a-z]/.test(password),
  },
  {
    id: "uppercase",
    label: "One uppercase letter",
    holds: (password: string) => /[A-Z]/.test(password),
  },
  { id: "number", label: "One number", holds: (password: string) => /[0-9]/.test(password) },
  {
    id: "special",
    label: "One special character",
    holds: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  },
] as const;

export const isStrongPassword = (password: string): boolean =>
  passwordRules.every((rule) => rule.holds(password));
