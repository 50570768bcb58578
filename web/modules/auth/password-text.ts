/** The text about new passwords, apart from what sign-in loads. */
export const passwordText = {
  confirmPassword: "Confirm Password",
  newPassword: "New Password",
  passwordRules: "Your password needs",
  weakPassword: "Please choose a password that meets every rule",
  passwordsMatch: "Passwords match",
  passwordsDiffer: "Passwords do not match",
  missing: {
    email: "Enter your email",
    wholeEmail: "Complete your email",
    password: "Choose a password",
    rule: (rule: string) => `Your password still needs ${rule}`,
    confirmation: "Confirm your password",
    sameTwice: "Enter the same password twice",
    token: "Open the link in your email again",
  },
} as const;
