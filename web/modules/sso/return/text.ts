export const text = {
  busyTitle: "Signing you in",
  busyLead: "Your company's sign-in provider has sent you back. One moment, please.",
  done: "Sign In successful!",
  failedTitle: "You are not signed in",
  trialFailedTitle: "The trial failed",
  ended: "This sign-in has expired or was used already. Please begin again.",
  toSignIn: "Back to Sign In",
  toSettings: "Back to the security settings",
  triedTitle: "The trial worked",
  triedLead: "The provider answered, and its answer could be verified. No one was signed in.",
} as const;
