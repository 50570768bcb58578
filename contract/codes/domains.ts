/** What a look at a domain's record found. */
export const domainFindings = [
  "seen",
  /** Another company has proven the domain. */
  "held",
  /** Every name below the domain has the same text. */
  "wildcard",
  /** There are texts, but not the company's. */
  "other_text",
  "no_record",
  /** The domain's name servers failed. */
  "refused",
  "no_answer",
] as const;
export type DomainFinding = (typeof domainFindings)[number];

/** A missing record leaves its domain proven for some days. */
export const domainStates = ["waiting", "verified", "missing", "lost"] as const;
export type DomainState = (typeof domainStates)[number];
