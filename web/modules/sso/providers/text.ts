const either = (names: readonly string[]) =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);

export const text = {
  title: "Single sign-on",
  lead: "People can sign in with your company's own provider, such as Google, Microsoft, Okta or Keycloak, by OpenID Connect. Baton HR adds no one by itself.",
  loading: "Loading the sign-in providers...",
  loadFailed: "The sign-in providers could not be loaded. Please try again.",
  none: "People sign in with their password.",
  off: "People sign in with their password. No provider is offered at sign-in.",
  on: (names: readonly string[]) => `People sign in with their password or with ${either(names)}.`,
  required: (names: readonly string[]) => `People sign in with ${either(names)}.`,
  unproven:
    "Prove a domain below. Only people with an email address at a proven domain are linked.",
  full: (max: number) => `A company has at most ${max} sign-in providers.`,
  add: "Add a provider",
  states: { on: "Offered at sign-in", off: "Not offered" },
  people: (count: number) => {
    if (count === 0) return "No one has signed in with it yet.";
    return count === 1
      ? "One person has signed in with it."
      : `${count.toLocaleString("en-GB")} people have signed in with it.`;
  },
  tested: (when: string) => `Last tried ${when}.`,
  untested: "Not tried yet.",
  try: "Try it",
  tryOf: (name: string) => `Try it: ${name}`,
  trying: "Opening...",
  tryFailed: "The trial could not be started. Please try again.",
  change: "Change",
  changeOf: (name: string) => `Change ${name}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  removing: {
    title: (name: string) => `Remove ${name}?`,
    body: "People can then no longer sign in with this provider. Their accounts and passwords stay.",
    confirm: "Remove the provider",
    done: "The sign-in provider was removed.",
    failed: "The sign-in provider could not be removed. Please try again.",
  },
  dialog: {
    titles: { add: "Add a sign-in provider", change: "Change the sign-in provider" },
    redirect: "Redirect address",
    redirectHelp: "Enter it at the provider, where you register Baton HR as a web application.",
    copyRedirect: "Copy the redirect address",
    name: "Name",
    nameHelp: "The button at sign-in says “Sign in with” this name.",
    nameMissing: "Please enter a name",
    issuer: "Issuer",
    issuerHelp: "An address such as https://login.example.com. Your provider shows it.",
    issuerMissing: "Please enter the issuer",
    clientId: "Client ID",
    clientIdMissing: "Please enter the client ID",
    secret: "Client secret",
    secretHelp: "The stored secret stays if you leave this empty.",
    secretMissing: "Please enter the client secret",
    trusts: "Accept email addresses without a mark that they are verified",
    trustsHelp: "Only if your company alone assigns the addresses there. Microsoft needs it.",
    isOn: "Offer it at sign-in",
    isOnHelp: "You can try it first.",
    forgets:
      "With another issuer or client ID, Baton HR forgets who is who there. People are then linked again by their email address.",
    submit: "Save",
    busy: "Asking the provider...",
    failed: "The sign-in provider could not be saved. Please try again.",
    openFailed: "The form could not be opened. Please try again.",
    done: (name: string) => `${name} is saved`,
    doneLead:
      "Now try it: you sign in at the provider, and Baton HR shows what it sent and whose account that would be. The trial signs no one in.",
    later: "Later",
  },
} as const;
