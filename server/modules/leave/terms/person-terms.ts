import type { PersonTerms } from "#contract/leave/terms/person-terms.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { findVisibleEmployee } from "../access.ts";
import { plusDays } from "../engine/day.ts";
import { readAccounts } from "./account-queries.ts";
import { findPatternOn } from "./pattern-queries.ts";
import { type AssignedPolicy, beginning, type DatedPolicy } from "./policy-timeline.ts";

/** Today's policy and pattern of the actor or a visible employee; throws `not_found`. */
export async function personTerms(
  context: Context,
  given: { employeeId?: number | undefined },
): Promise<PersonTerms> {
  const { tx, actor, today } = context;
  const employeeId = given.employeeId ?? actor.employeeId;
  if (!(await findVisibleEmployee(tx, context, employeeId))) throw new AppError("not_found");
  const [accountOf, pattern] = await Promise.all([
    readAccounts(tx, [employeeId]),
    findPatternOn(tx, employeeId, today),
  ]);
  return {
    policy: policyTerms(accountOf(employeeId).policyOn(today)),
    pattern: pattern ?? null,
  };
}

const policyTerms = ({ name, from, terms }: DatedPolicy): PersonTerms["policy"] => ({
  name,
  since: from === beginning ? null : from,
  asking: terms.asking ?? null,
  certificate: terms.certificate ?? null,
});

/** Assignments after a new one, which ends the current one of its target and replaces planned ones. */
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
