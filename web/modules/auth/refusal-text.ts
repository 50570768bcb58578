/** The text about refused sessions, apart from what sign-in loads. */
export const refusalText = {
  deactivated: {
    title: "Account Deactivated",
    lead: "Your account has been deactivated. Please contact the site administrator or HR.",
    back: "Return to Sign In",
  },
  suspended: {
    title: "Access suspended",
    lead: "Your company's access to Baton HR has been suspended. Nothing is lost. Please contact support.",
    back: "Return to Sign In",
  },
} as const;
