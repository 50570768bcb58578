import { z } from "zod";
import { PlainDate, QueryId } from "#contract/common.ts";
import { AskingTerms, CertificateTerms } from "./terms.ts";

/** By which terms an employee has leave today. */
export const PersonTerms = z.object({
  policy: z.object({
    name: z.string(),
    /** Since when these terms of it have applied to them; null if always. */
    since: PlainDate.nullable(),
    /** When leave has to be asked for; null for any time. */
    asking: AskingTerms.nullable(),
    /** When a medical certificate is wanted; null for never. */
    certificate: CertificateTerms.nullable(),
  }),
  /** By which pattern they work, and since when; null for the company's week. */
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
