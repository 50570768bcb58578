import type { ListQuery } from "#contract/common.ts";
import {
  maxDayRules,
  type NewDayRule,
  type RecordedDayRule,
} from "#contract/leave/planning/day-rules.ts";
import type { Page } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { lockCompanyDays } from "#server/modules/holidays/index.ts";
import {
  countDayRules,
  departmentExists,
  findDayRules,
  insertDayRule,
  saveDayRuleRevoked,
} from "./day-rule-queries.ts";

/** One page of rules, current ones first, with their authors. */
export async function listDayRules(
  { tx, today }: Pick<Context, "tx" | "today">,
  query: Pick<ListQuery, "page" | "pageSize">,
): Promise<Page<RecordedDayRule>> {
  const { items, total } = await findDayRules(tx, query, today);
  return {
    items: items.map(({ departmentId, departmentName, recordedById, recordedByName, ...row }) => {
      const { revokedAt, revokedById, revokedByName, ...rule } = row;
      return {
        ...rule,
        department: departmentId === null ? null : { id: departmentId, name: departmentName ?? "" },
        by: { id: recordedById, name: recordedByName },
        revoked:
          revokedAt === null || revokedById === null
            ? null
            : { at: revokedAt, by: { id: revokedById, name: revokedByName } },
      };
    }),
    total,
  };
}

/** Blocks days or sets a minimum at work; booked leave stays. Names the field of an error. */
export async function addDayRule(context: Context, given: NewDayRule): Promise<{ id: number }> {
  const { tx, actor, now, today } = context;
  const { kind, departmentId, from, to, minimum, reason } = given;
  await lockCompanyDays(tx);
  if (departmentId !== null && !(await departmentExists(tx, departmentId)))
    throw wrong("departmentId", "This department does not exist");
  if ((await countDayRules(tx, today)) >= maxDayRules)
    throw wrong(
      "from",
      `A company has at most ${maxDayRules} of these. Please take one back first.`,
    );
  return insertDayRule(tx, {
    kind,
    departmentId,
    dateFrom: from,
    dateTo: to,
    minimum,
    reason,
    recordedAt: now.toISOString(),
    recordedById: actor.employeeId,
  });
}

/** Withdraws a rule; throws `not_found` if it is not in force. */
export async function revokeDayRule(
  { tx, actor, now }: Pick<Context, "tx" | "actor" | "now">,
  id: number,
): Promise<{ ok: true }> {
  const revoked = { revokedAt: now.toISOString(), revokedById: actor.employeeId };
  if (!(await saveDayRuleRevoked(tx, id, revoked))) throw new AppError("not_found");
  return { ok: true };
}

const wrong = (field: string, message: string) =>
  new AppError("invalid_request", { fields: { [field]: message } });
