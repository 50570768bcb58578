const listed = (names: readonly string[]) =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
const counted = (count: number) =>
  count === 1 ? "One person" : `${count.toLocaleString("en-GB")} people`;

export const text = {
  title: "Requiring it",
  loading: "Loading whether single sign-on is required...",
  loadFailed: "This could not be loaded. Please try again.",
  optional: "Single sign-on is optional: passwords and passkeys work as well.",
  required: (since: string) =>
    `Single sign-on is required since ${since}. Passwords and passkeys work for emergency accounts only.`,
  emergency: (names: readonly string[]) => `Emergency accounts: ${listed(names)}.`,
  require: "Require single sign-on",
  change: "Change emergency accounts",
  stop: "Stop requiring it",
  stopping: {
    title: "Stop requiring single sign-on?",
    body: "Everyone can then sign in with their password or a passkey again. All super administrators get an email.",
    confirm: "Stop requiring it",
    done: "Single sign-on is no longer required",
    failed: "This could not be changed. Please try again.",
  },
  lockedOut: {
    some: (count: number) =>
      `${counted(count)} cannot sign in by a provider, because their email address is not at a proven domain:`,
    none: "Everyone's email address is at a proven domain. People without an account at the provider cannot sign in either.",
    title: "Cannot sign in by a provider",
    loading: "Loading people...",
    failed: "The people could not be loaded. Please try again.",
    more: "Show more",
    loadingMore: "Loading...",
    moreFailed: "More people could not be loaded. Please try again.",
  },
  dialog: {
    titles: { require: "Require single sign-on", change: "Change emergency accounts" },
    lead: "Everyone except emergency accounts then signs in by the provider only. Their passwords and passkeys stop working at once, password resets are not mailed, and open sessions that the provider did not open end.",
    changeLead:
      "A former emergency account is signed out at once and then signs in by the provider.",
    untried:
      "Please sign in to Baton HR by the provider yourself first, and require it within an hour. So you know that it works.",
    tried: (name: string) => `You have signed in with ${name} within the last hour.`,
    accounts: "Emergency accounts",
    accountsHelp:
      "One to three super administrators who can still sign in with their password or passkey, such as while the provider is down. Each such sign-in is reported to all super administrators.",
    hasFactor: "has a second step",
    hasNone: "no passkey or authenticator app",
    chooseSome: "Please choose one to three super administrators",
    factorMissing: "At least one of them needs a passkey or an authenticator app",
    submit: { require: "Require it", change: "Save" },
    busy: "Saving...",
    done: {
      require: "Single sign-on is required from now on",
      change: "The emergency accounts have been changed",
    },
    failed: "This could not be saved. Please try again.",
    openFailed: "The form could not be opened. Please try again.",
  },
} as const;
