import { type PolicyBalance, type ReadyPolicy, readyPolicyLabels } from "#contract/codes/leave.ts";
import type { AskingTerms, CertificateTerms } from "#contract/leave/terms/terms.ts";
import { standardTerms } from "#contract/rules/standard-leave.ts";
import { compareDays, endOfTime, plusDays } from "../engine/day.ts";
import { southAfricanFloors } from "../engine/statutes/south-africa.ts";
import { documentedTerms, type Terms } from "../engine/terms.ts";

/** Inclusive; null for no end. */
interface Dated {
  from: string;
  to: string | null;
}

/** A policy for an employee, their department or, with neither, everyone. */
export interface AssignedPolicy extends Dated {
  ready: ReadyPolicy | null;
  policyId: number | null;
  employeeId: number | null;
  departmentId: number | null;
}

export interface DatedVersion {
  policyId: number;
  name: string;
  validFrom: string;
  terms: TermsByBalance;
}

export interface PolicySources {
  assignments: readonly AssignedPolicy[];
  departments: readonly (Dated & { departmentId: number })[];
  versions: readonly DatedVersion[];
}

export interface DatedPolicy {
  from: string;
  name: string;
  /** The version's first day; null for a ready policy. */
  validFrom: string | null;
  terms: TermsByBalance;
}

export const beginning = "0001-01-01";

/** An employee's policies in order; the standard by default. */
export function policyTimeline(sources: PolicySources): [DatedPolicy, ...DatedPolicy[]] {
  const timeline: ReturnType<typeof policyTimeline> = [
    { from: beginning, ...policyOn(sources, beginning) },
  ];
  for (const from of daysOfChange(sources)) {
    const next = policyOn(sources, from);
    const last = timeline.at(-1);
    if (last?.terms !== next.terms) timeline.push({ from, ...next });
  }
  return timeline;
}

/** Days that may begin another policy or version. */
function daysOfChange({ assignments, departments, versions }: PolicySources): string[] {
  const bounds = [...assignments, ...departments].flatMap(({ from, to }) =>
    to === null ? [from] : [from, plusDays(to, 1)],
  );
  const days = new Set([beginning, ...bounds, ...versions.map(({ validFrom }) => validFrom)]);
  return [...days].sort(compareDays);
}

function policyOn(
  { assignments, departments, versions }: PolicySources,
  day: string,
): Omit<DatedPolicy, "from"> {
  const isOn = ({ from, to }: Dated) => from <= day && (to ?? endOfTime) >= day;
  const own = departments.filter(isOn).map(({ departmentId }) => departmentId);
  const applying = assignments.filter(isOn);
  const assigned =
    applying.find(({ employeeId }) => employeeId !== null) ??
    applying.find(({ departmentId }) => departmentId !== null && own.includes(departmentId)) ??
    applying.find(({ employeeId, departmentId }) => employeeId === null && departmentId === null);
  const version = versions
    .filter(({ policyId, validFrom }) => policyId === assigned?.policyId && validFrom <= day)
    .sort((one, other) => compareDays(one.validFrom, other.validFrom))
    .at(-1);
  if (version) return version;
  const ready = assigned?.ready ?? "standard";
  return { name: readyPolicyLabels[ready], validFrom: null, terms: readyTerms[ready] };
}

/** The terms of each balance, of notice and of certificates. */
export type TermsByBalance = Record<PolicyBalance, Terms> & {
  asking?: AskingTerms | undefined;
  certificate?: CertificateTerms | undefined;
};

/** The terms of the ready policies: the standard, and the Act's, which has no study leave. */
export const readyTerms: Record<ReadyPolicy, TermsByBalance> = {
  standard: standardTerms,
  act: {
    annual: southAfricanFloors.annual.ways[0],
    sick: southAfricanFloors.sick.ways[0],
    familyResponsibility: southAfricanFloors.familyResponsibility.ways[0],
    study: {
      ...documentedTerms,
      accrual: { kind: "at-once", isProrated: false },
      cycle: { kind: "service", months: 12 },
    },
  },
};
