export const text = {
  busyTitle: "One moment, please",
  busyLead: "Baton HR and your company's sign-in provider are checking who you are.",
  ended: "This sign-in has expired or was used already. Please begin again.",
  failed: {
    "sign-in": { title: "You are not signed in", back: "Back to Sign In" },
    trial: { title: "The trial failed", back: "Back to the security settings" },
    confirmation: {
      title: "It could not be confirmed that it is you",
      back: "Please close this tab and try again in the other one.",
    },
  },
  confirmedTitle: "Confirmed",
  confirmedLead: "You can close this tab and continue in the other one.",
  triedTitle: "The trial worked",
  triedLead: "The provider answered, and its answer could be verified. No one was signed in.",
} as const;
