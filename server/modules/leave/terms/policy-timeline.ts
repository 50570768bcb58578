import { type ReadyPolicy, readyPolicyLabels } from "#contract/codes/leave.ts";
import { compareDays, endOfTime, plusDays } from "../engine/day.ts";
import { readyTerms, type TermsByBalance } from "./policy-terms.ts";

/** From a day to a day, inclusive; without an end if that is null. */
interface Dated {
  from: string;
  to: string | null;
}

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
  /** When they were in which department. */
  departments: readonly (Dated & { departmentId: number })[];
  versions: readonly DatedVersion[];
}

export interface DatedPolicy {
  from: string;
  name: string;
  /** The first day of the version; null for a policy that every company has. */
  validFrom: string | null;
  terms: TermsByBalance;
}

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
