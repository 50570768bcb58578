import type { PolicyBalance, ReadyPolicy } from "#contract/codes/leave.ts";
import type { AskingTerms, CertificateTerms } from "#contract/leave/terms/terms.ts";
import { southAfricanFloors } from "../engine/statutes/south-africa.ts";
import { documentedTerms, type Terms } from "../engine/terms.ts";

export type TermsByBalance = Record<PolicyBalance, Terms> & {
  asking?: AskingTerms | undefined;
  certificate?: CertificateTerms | undefined;
};

/** The terms of the policies that every company has: days granted as documented, and what the Act grants, which has no leave to study. */
export const readyTerms: Record<ReadyPolicy, TermsByBalance> = {
  standard: {
    annual: documentedTerms,
    sick: documentedTerms,
    familyResponsibility: documentedTerms,
    study: documentedTerms,
  },
  act: {
    annual: southAfricanFloors.annual.terms,
    sick: southAfricanFloors.sick.terms,
    familyResponsibility: southAfricanFloors.familyResponsibility.terms,
    study: {
      ...documentedTerms,
      accrual: { kind: "at-once", isProrated: false },
      cycle: { kind: "service", months: 12 },
    },
  },
};
