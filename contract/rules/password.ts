const minPasswordLength = 8;

/** In the order of the checklist. */
export const passwordRules = [
  {
    id: "length",
    label: "At least 8 characters",
    isMetBy: (password: string) => password.length >= minPasswordLength,
  },
  {
    id: "lowercase",
    label: "One lowercase letter",
    isMetBy: (password: string) => /[a-z]/.test(password),
  },
  {
    id: "uppercase",
    label: "One uppercase letter",
    isMetBy: (password: string) => /[A-Z]/.test(password),
  },
  { id: "number", label: "One number", isMetBy: (password: string) => /[0-9]/.test(password) },
  {
    id: "special",
    label: "One special character",
    isMetBy: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  },
] as const;

export const isStrongPassword = (password: string): boolean =>
  passwordRules.every((rule) => rule.isMetBy(password));
