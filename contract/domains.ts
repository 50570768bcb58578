import { z } from "zod";
import { domainFindings, domainStates } from "./codes/domains.ts";
import { Done, Id, IdParams, Instant, requiredText } from "./common.ts";
import { limits } from "./limits.ts";
import type { Operation } from "./operation.ts";
import { normalisedDomain } from "./rules/domain.ts";

const notADomain = "Please enter a domain such as example.com";

const GivenDomain = requiredText("Please enter a domain", 253).transform((typed, context) => {
  const domain = normalisedDomain(typed);
  if (domain === undefined) context.addIssue({ code: "custom", message: notADomain });
  return domain ?? z.NEVER;
});

/** A domain that a company has proven by a record in its DNS, or is about to. */
export const CompanyDomain = z.object({
  id: Id,
  /** In ASCII, as in addresses and DNS. */
  domain: z.string(),
  /** In its own script. */
  shownAs: z.string(),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
  state: z.enum(domainStates),
  addedAt: Instant,
  /** Null while it is not proven. */
  verifiedAt: Instant.nullable(),
  lastSeenAt: Instant.nullable(),
  /** When a missing record makes the domain lost. */
  lostAt: Instant.nullable(),
  checkedAt: Instant.nullable(),
  /** Of the last look. */
  finding: z.enum(domainFindings).nullable(),
});
export type CompanyDomain = z.infer<typeof CompanyDomain>;

export const domainOperations = {
  listDomains: {
    method: "GET",
    path: "/secure/sso/domains",
    access: "superadmin",
    summary: "List the company's domains, each with the record that proves it",
    response: z.object({ domains: z.array(CompanyDomain), maxDomains: z.int() }),
  },
  addDomain: {
    method: "POST",
    path: "/secure/sso/domains",
    access: "superadmin",
    confirmed: true,
    creates: true,
    summary: "Add a domain of the company; a public mail provider's is refused",
    body: z.strictObject({ domain: GivenDomain }),
    response: CompanyDomain,
    errors: ["too_many_domains"],
    touches: ["sso"],
  },
  checkDomain: {
    method: "POST",
    path: "/secure/sso/domains/:id/check",
    access: "superadmin",
    summary: "Look for a domain's record now; otherwise it is looked for once a day",
    params: IdParams,
    response: CompanyDomain,
    errors: ["not_found"],
    limited: limits.domainCheck,
    touches: ["sso"],
    traceless: "What it finds is recorded if it makes the domain proven or lost.",
  },
  removeDomain: {
    method: "DELETE",
    path: "/secure/sso/domains/:id",
    access: "superadmin",
    confirmed: true,
    summary: "Remove a domain, which then counts as not proven",
    params: IdParams,
    response: Done,
    errors: ["not_found", "domain_required"],
    touches: ["sso"],
  },
} as const satisfies Record<string, Operation>;
