import type { DomainFinding, DomainState } from "#contract/codes/domains.ts";

const findings: Record<Exclude<DomainFinding, "seen">, string> = {
  held: "The record was found, but another company has proven this domain. It has to remove the domain first.",
  wildcard:
    "Every name below the domain has this text, which proves nothing. Add the record for the name shown here only.",
  other_text: "There is a TXT record of this name, but it has another value.",
  no_record: "No record was found. New records can take some hours to appear.",
  refused: "The domain's name servers reported an error.",
  no_answer: "The name servers did not answer in time.",
};

export const text = {
  title: "Domains",
  lead: "Prove that a domain belongs to your company by a record in its DNS. Baton HR looks for the record once a day.",
  loading: "Loading the domains...",
  loadFailed: "The domains could not be loaded. Please try again.",
  none: "No domain is proven yet. Add one to begin.",
  state: (proven: number, all: number) => {
    if (all === 1) return proven === 1 ? "The domain is proven." : "The domain is not proven.";
    return proven === all
      ? `All ${all} domains are proven.`
      : `${proven} of ${all} domains proven.`;
  },
  full: (max: number) => `A company has at most ${max} domains.`,
  states: {
    waiting: "Not proven yet",
    verified: "Proven",
    missing: "Record missing",
    lost: "No longer proven",
  } satisfies Record<DomainState, string>,
  findings,
  next: "Add this record to the domain's DNS, then check it.",
  proven: (since: string, seen: string) =>
    `Proven since ${since}. The record was last seen ${seen}.`,
  missing: (until: string) => `Without the record, the domain counts as proven until ${until}.`,
  lost: "The record has been missing for seven days. Once it is there again, the domain counts as proven by itself.",
  checked: (when: string) => `Last checked ${when}.`,
  ascii: (domain: string) => `In DNS: ${domain}`,
  record: {
    show: "Show the record",
    title: (domain: string) => `Record of ${domain}`,
    name: "Name",
    type: "Type",
    value: "Value",
    copyName: "Copy the name",
    copyValue: "Copy the value",
  },
  check: "Check now",
  checkOf: (domain: string) => `Check now: ${domain}`,
  checking: "Checking...",
  checkFailed: "The domain could not be checked. Please try again.",
  seen: (domain: string) => `${domain} is proven.`,
  add: "Add a domain",
  adding: {
    title: "Add a domain",
    domain: "Domain",
    help: "The part of your e-mail addresses after the @",
    missing: "Please enter a domain such as example.com",
    submit: "Add",
    busy: "Adding...",
    failed: "The domain could not be added. Please try again.",
    openFailed: "The form could not be opened. Please try again.",
  },
  remove: "Remove",
  removeOf: (domain: string) => `Remove ${domain}`,
  removing: {
    title: (domain: string) => `Remove ${domain}?`,
    body: "The domain then no longer counts as proven, and another company can prove it. Its record gets a new value if you add it again.",
    confirm: "Remove the domain",
    done: "The domain was removed.",
    failed: "The domain could not be removed. Please try again.",
  },
} as const;
