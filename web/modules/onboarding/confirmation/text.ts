export const text = {
  page: {
    busyTitle: "Confirming your address",
    busyLead: "One moment, please.",
    doneTitle: "Your address is confirmed",
    doneLead: "You can now invite your colleagues to Baton HR.",
    continue: "Continue to Baton HR",
    badTitle: "This link does not work",
    badLead:
      "It may have been used already, replaced by a newer one, or expired: it works once, within 48 hours of signing up.",
    badHelp:
      "Sign in. If your address is not confirmed yet, a message at the top of the page sends you a new link. If you cannot sign in any more, the sign-up has expired: please sign up again.",
    signIn: "Sign In",
    signUp: "Sign up again",
    failedTitle: "Your address could not be confirmed",
    retry: "Try again",
  },
  banner: {
    title: "Please confirm your email address",
    lead: (email: string, end: string) =>
      `We sent a link to ${email}. Follow it to invite your colleagues. A sign-up that is not confirmed by ${end} is deleted.`,
    again: "Send again",
    sending: "Sending...",
    sent: "The link is on its way.",
    failed: "The link could not be sent.",
  },
} as const;
