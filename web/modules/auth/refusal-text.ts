/** What the pages say that explain why a session was refused, which sign-in does not load. */
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
