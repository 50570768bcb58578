import { type PolicyBalance, type ReadyPolicy, readyPolicyLabels } from "#contract/codes/leave.ts";
import type { AskingTerms, CertificateTerms } from "#contract/leave/terms/terms.ts";
import { compareDays, endOfTime, plusDays } from "../engine/day.ts";
import { southAfricanFloors } from "../engine/statutes/south-africa.ts";
import { documentedTerms, type Terms } from "../engine/terms.ts";

/** From a day to a day, inclusive; without an end if that is null. */
interface Dated {
  from: string;
  to: string | null;
}

/** A policy that applies to an employee, to their department or, with neither, to everyone. */
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

/** All that decides which policy applies to an employee. */
export interface PolicySources {
  assignments: readonly AssignedPolicy[];
  /** When they were in which department. */
  departments: readonly (Dated & { departmentId: number })[];
  versions: readonly DatedVersion[];
}

/** The policy that applies to an employee from a day on. */
export interface DatedPolicy {
  from: string;
  name: string;
  /** The first day of the version; null for a policy that every company has. */
  validFrom: string | null;
  terms: TermsByBalance;
}

/** The first day there is. */
export const beginning = "0001-01-01";

/** Which policy applies to an employee from which day on, in order; the standard where none is assigned. */
export function policyTimeline(sources: PolicySources): DatedPolicy[] {
  const timeline: DatedPolicy[] = [];
  for (const from of daysOfChange(sources)) {
    const next = policyOn(sources, from);
    const last = timeline.at(-1);
    if (last?.terms !== next.terms) timeline.push({ from, ...next });
  }
  return timeline;
}

/** The days on which another policy or version may begin. */
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

/** The terms of each balance that a policy sets, when leave has to be asked for, and when a certificate is wanted. */
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
