import { z } from "zod";
import { PlainDate, QueryId } from "#contract/common.ts";
import { AskingTerms, CertificateTerms } from "./terms.ts";

export const PersonTerms = z.object({
  policy: z.object({
    name: z.string(),
    /** The first day of these terms for the person; null if always. */
    since: PlainDate.nullable(),
    /** Null for no time limit. */
    asking: AskingTerms.nullable(),
    /** Null for never. */
    certificate: CertificateTerms.nullable(),
  }),
  /** The pattern and its first day; null for the company's week. */
  pattern: z.object({ name: z.string(), since: PlainDate }).nullable(),
});
export type PersonTerms = z.infer<typeof PersonTerms>;

export const leavePersonTerms = {
  terms: {
    method: "GET",
    path: "/secure/leave/terms",
    access: "approved",
    summary:
      "Show the policy of leave and the pattern of work that apply to you today, or to someone whose leave you may see",
    query: z.strictObject({ employeeId: QueryId.optional() }),
    response: PersonTerms,
    errors: ["not_found"],
  },
} as const;
