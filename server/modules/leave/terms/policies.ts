import { readyPolicies, readyPolicyLabels } from "#contract/codes/leave.ts";
import {
  type LeavePolicy,
  maxPolicies,
  maxVersions,
  type NewPolicy,
  type NewPolicyAssignment,
  type NewPolicyVersion,
  type PolicyAssignment,
} from "#contract/leave/terms/policies.ts";
import type { PolicyTerms } from "#contract/leave/terms/terms.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { isUniqueViolation } from "#server/db-error.ts";
import { companyDays, lockCompanyDays } from "#server/modules/holidays/index.ts";
import { refuseBelowFloor } from "./floor-check.ts";
import {
  type AssignmentRow,
  columnsOf,
  countPolicies,
  findPolicy,
  insertPolicy,
  insertVersion,
  listAssignments,
  listVersions,
  saveAssignment,
  targetExists,
} from "./policy-queries.ts";
import { beginning, readyTerms } from "./policy-timeline.ts";

/** The ready policies and the company's own, with versions and assignments. */
export async function listPolicies({ tx }: Pick<Context, "tx">): Promise<LeavePolicy[]> {
  const [versions, rows] = await Promise.all([listVersions(tx), listAssignments(tx)]);
  const assignedOf = Map.groupBy(rows, ({ ready, policyId }) => ready ?? policyId);
  const assigned = (key: LeavePolicy["key"]) => {
    const found = assignedOf.get(key) ?? [];
    return { assignments: found.map(assignmentOf), assigned: found[0]?.assigned ?? 0 };
  };
  const ready = readyPolicies.map((key): LeavePolicy => {
    const terms = readyTerms[key] as PolicyTerms;
    const version = { validFrom: beginning, terms, by: null, recordedAt: null };
    return { key, name: readyPolicyLabels[key], versions: [version], ...assigned(key) };
  });
  const own = [...Map.groupBy(versions, ({ id }) => id)].map(
    ([key, all]): LeavePolicy => ({
      key,
      name: all[0]?.name ?? "",
      versions: all.map(({ validFrom, terms, recordedAt, byId, byName }) => ({
        validFrom,
        terms,
        recordedAt,
        by: { id: byId, name: byName },
      })),
      ...assigned(key),
    }),
  );
  return [...ready, ...own];
}

function assignmentOf(row: AssignmentRow): PolicyAssignment {
  const { id, employeeId, departmentId, targetName, from, to, recordedAt } = row;
  const kind = employeeId !== null ? "employee" : departmentId !== null ? "department" : "all";
  const targetId = employeeId ?? departmentId;
  const target =
    targetId !== null && targetName !== null ? { id: targetId, name: targetName } : null;
  const by = { id: row.recordedById, name: row.recordedByName };
  return { id, kind, target, from, to, by, recordedAt: new Date(recordedAt).toISOString() };
}

/** Names the field of an error. */
export async function addPolicy(context: Context, given: NewPolicy): Promise<{ id: number }> {
  const { tx } = context;
  await checkTerms(context, given);
  if ((await countPolicies(tx)) >= maxPolicies)
    throw wrong("name", `A company has at most ${maxPolicies} policies`);
  try {
    return await insertPolicy(tx, given, recordingOf(context));
  } catch (error) {
    if (isUniqueViolation(error)) throw wrong("name", "There is a policy of this name already");
    throw error;
  }
}

/** Changes a policy's terms from a day on; throws `not_found` for a ready one. */
export async function addPolicyVersion(
  context: Context,
  given: NewPolicyVersion,
): Promise<{ ok: true }> {
  const { tx } = context;
  await checkTerms(context, given);
  const policy = await findPolicy(tx, given.policyId);
  if (!policy) throw new AppError("not_found");
  if (policy.versions >= maxVersions)
    throw wrong("from", `A policy has at most ${maxVersions} versions`);
  try {
    await insertVersion(tx, given, recordingOf(context));
  } catch (error) {
    if (isUniqueViolation(error)) throw wrong("from", "A version begins on this day already");
    throw error;
  }
  return { ok: true };
}

/** Assigns a policy to everyone, a department or an employee. It replaces current and planned ones. */
export async function assignPolicy(
  context: Context,
  given: NewPolicyAssignment,
): Promise<{ id: number }> {
  const { tx } = context;
  await lockCompanyDays(tx);
  return await saveAssignment(tx, await checkedAssignment(context, given), recordingOf(context));
}

/** An assignment to store; throws `not_found`, and names the field of an error. */
export async function checkedAssignment(
  { tx, today }: Pick<Context, "tx" | "today">,
  { policy, to, from }: NewPolicyAssignment,
) {
  refusePast(from, today);
  if (!(await targetExists(tx, to))) throw new AppError("not_found");
  const target = { from, ...columnsOf(to) };
  if (typeof policy === "string") return { ready: policy, policyId: null, ...target };
  const found = await findPolicy(tx, policy);
  if (!found) throw new AppError("not_found");
  if (found.validFrom > from) throw wrong("from", "The policy begins later than this day");
  return { ready: null, policyId: policy, ...target };
}

async function checkTerms(
  { tx, today }: Context,
  { from, terms }: Pick<NewPolicy, "from" | "terms">,
): Promise<void> {
  refusePast(from, today);
  await lockCompanyDays(tx);
  refuseBelowFloor(terms, await companyDays({ tx }));
}

/** Past balances never change. */
function refusePast(from: string, today: string): void {
  if (from < today) throw wrong("from", "Please enter today or a later day");
}

const wrong = (field: string, message: string) =>
  new AppError("invalid_request", { fields: { [field]: message } });

const recordingOf = ({ actor, now }: Context) => ({
  recordedAt: now.toISOString(),
  recordedById: actor.employeeId,
});
