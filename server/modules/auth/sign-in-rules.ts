import { type RawBuilder, sql } from "kysely";
import { askedWords } from "#contract/rules/search.ts";
import type { SignInRules, SignInRulesUpdate, WithoutFactor } from "#contract/sign-in-rules.ts";
import { AppError } from "#server/app-error.ts";
import type { Context, Tx } from "#server/context.ts";
import { inEach, recordsWithWord } from "#server/modules/search/index.ts";
import {
  getSecondFactor,
  lockSecondFactor,
  saveSecondFactor,
} from "#server/modules/tenant/index.ts";
import { fullName } from "#server/organisation/names.ts";
import { byCaller, recordSecurity } from "#server/security-events/security-events.ts";
import { accountsOfPeople, isConcerned, isLacking } from "./factors/required.ts";
import { mailFactorReminder } from "./jobs.ts";

export async function getSignInRules(tx: Tx): Promise<SignInRules> {
  const { secondFactor, secondFactorFrom: from } = await getSecondFactor(tx);
  const { rows } = await sql<{ concerned: number; lacking: number }>`
    select count(*) as concerned, count(*) filter (where ${isLacking(tx)}) as lacking
    from ${accountsOfPeople(tx)} where c.tenant_id = ${tx.tenantId} and ${isConcerned(tx)}`.execute(
    tx,
  );
  return { secondFactor, from, ...(rows[0] ?? { concerned: 0, lacking: 0 }) };
}

/** A new first day is today or later. People without a second step then meet the rule on their next call, also in open sessions. */
export async function updateSignInRules(
  context: Context,
  { secondFactor, from }: SignInRulesUpdate,
): Promise<SignInRules> {
  const { tx, now, today } = context;
  const before = await lockSecondFactor(tx);
  const secondFactorFrom = secondFactor === "off" ? null : (from ?? null);
  const isNew = secondFactorFrom !== before.secondFactorFrom;
  if (secondFactorFrom !== null && isNew && secondFactorFrom < today)
    throw new AppError("invalid_request", {
      fields: { from: "Please choose today or a later day" },
    });
  await saveSecondFactor(tx, { secondFactor, secondFactorFrom }, now.toISOString());
  await recordSecurity(tx, {
    kind: "sign_in_rules_changed",
    ...byCaller(context),
    details: { secondFactor, ...(secondFactorFrom !== null && { from: secondFactorFrom }) },
  });
  return getSignInRules(tx);
}

interface ListRequest {
  search?: string | undefined;
  after?: number | undefined;
  pageSize: number;
}

/** By name, with a page for each last person of the one before. */
export async function listWithoutFactor(
  tx: Tx,
  { search, after, pageSize }: ListRequest,
): Promise<{ people: WithoutFactor[]; hasMore: boolean }> {
  const isFound = search ? sql`e.id in (${foundBy(tx, search)})` : sql`true`;
  const isAfter = after
    ? sql`(e.sort_name, e.id) > (
        select l.sort_name, l.id from employees as l where l.tenant_id = ${tx.tenantId} and l.id = ${after}::bigint)`
    : sql`true`;
  const { rows } = await sql<WithoutFactor>`
    select e.id as employee_id, ${fullName("e")} as name, e.email, e.employee_role, c.factor_reminded_at as reminded_at
    from ${accountsOfPeople(tx)}
    where c.tenant_id = ${tx.tenantId} and ${isLacking(tx)} and ${isFound} and ${isAfter}
    order by e.sort_name, e.id limit ${pageSize + 1}`.execute(tx);
  return { people: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

/** Each word begins a word of the name, the employee number or the e-mail, whose domain all share. */
const foundBy = (tx: Tx, search: string): RawBuilder<number> =>
  inEach(
    askedWords(search.split("@", 1)[0] ?? "").map((word) =>
      recordsWithWord(tx, word, { kind: "person", parts: ["name", "email", "employee_number"] }),
    ),
  );

const pauseMs = 24 * 60 * 60_000;

/** Mails everyone on the list, each at most once a day. Throws `no_rule`. */
export async function remindWithoutFactor({
  tx,
  now,
  enqueueEach,
}: Context): Promise<{ lacking: number; reminded: number }> {
  const { secondFactor, lacking } = await getSignInRules(tx);
  if (secondFactor === "off") throw new AppError("no_rule");
  const before = new Date(now.getTime() - pauseMs).toISOString();
  const { rows } = await sql<{ accountId: string }>`
    update accounts set factor_reminded_at = ${now.toISOString()}
    where tenant_id = ${tx.tenantId} and id in (
      select c.id from ${accountsOfPeople(tx)}
      where c.tenant_id = ${tx.tenantId} and ${isLacking(tx)}
        and (c.factor_reminded_at is null or c.factor_reminded_at < ${before}))
    returning id as account_id`.execute(tx);
  await enqueueEach(mailFactorReminder, rows);
  return { lacking, reminded: rows.length };
}
