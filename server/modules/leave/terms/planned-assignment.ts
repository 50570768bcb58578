import { plusDays } from "../engine/day.ts";
import type { AssignedPolicy } from "./policy-timeline.ts";

/** What is assigned once another is recorded: what applied to the same people until then ends, and what was planned for them from then on is withdrawn. */
export function withPlanned(
  assignments: readonly AssignedPolicy[],
  planned: AssignedPolicy,
): AssignedPolicy[] {
  const isSame = ({ employeeId, departmentId }: AssignedPolicy) =>
    employeeId === planned.employeeId && departmentId === planned.departmentId;
  const lastDay = plusDays(planned.from, -1);
  return [
    ...assignments.flatMap((one) => {
      if (!isSame(one)) return [one];
      if (one.from >= planned.from) return [];
      return [{ ...one, to: one.to !== null && one.to < lastDay ? one.to : lastDay }];
    }),
    planned,
  ];
}
