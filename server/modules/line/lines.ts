import type { LineChange, LineWithdrawal } from "#contract/line/lines.ts";
import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import type { PlannedLeader } from "#server/organisation/planned-line.ts";
import { recordStory, type StoryEntry } from "#server/story/story.ts";
import {
  type Affected,
  type LineContext,
  lineChanged,
  managersOfAffected,
} from "./line-changes.ts";
import { checkLine } from "./line-check.ts";
import { findStretches, insertSaid, saveWithdrawal } from "./line-queries.ts";
import { renewLines } from "./line-renewal.ts";
import { findPendingPlan, insertPlans } from "./plan-queries.ts";
import type { SaidLine } from "./timeline.ts";

type Setting = LineContext;

/**
 * Records who leads these employees from a day on, or until a last day: a manager, nobody yet, or their head again; known to super
 * administrators alone until it is announced. All or none; the number of statements does not grow with the employees. Throws
 * `line_overlaps`, `circle_of_managers`, or names what is wrong.
 */
export async function setLines(
  context: Setting,
  { announcedFrom, reason, ...change }: LineChange,
): Promise<{ ok: true }> {
  await lockCompany(context.tx);
  const checked = await checkLine(context, change);
  const plans = await plansFor(context, checked, announcedFrom);
  await recordLines(
    context,
    checked.map((said) => ({ ...said, plan: plans.get(said.employeeId) ?? null })),
    reason,
  );
  return { ok: true };
}

async function plansFor(
  { tx, now, today, actor }: Setting,
  said: readonly { employeeId: number; from: string }[],
  announcedOn: string | null | undefined,
): Promise<ReadonlyMap<number, NonNullable<SaidLine["plan"]>>> {
  if (!announcedOn || announcedOn <= today) return new Map();
  const plans = said.map(({ employeeId, from }) => ({ subject: { employeeId }, from }));
  const ids = await insertPlans(tx, plans, { at: now, byId: actor.employeeId, announcedOn });
  return new Map(
    said.flatMap(({ employeeId }, n) => {
      const id = ids[n];
      return id === undefined ? [] : [[employeeId, { id, announcedOn }]];
    }),
  );
}

type NewLine = Omit<SaidLine, "id"> & { employeeId: number };

export async function recordLines(
  context: Setting,
  said: readonly NewLine[],
  reason: string,
  { isJoining = false } = {},
): Promise<void> {
  const { tx, now, today, actor } = context;
  const employeeIds = said.map(({ employeeId }) => employeeId);
  const affected = said.map(({ employeeId, from }) => ({ employeeId, ...dayOf(from, today) }));
  const how = { isJoining, knownOn: said[0]?.plan?.announcedOn };
  const before = await managersOfAffected(context, affected, how.knownOn);
  await insertSaid(tx, said, { at: now, byId: actor.employeeId, reason });
  await renewLines(context, employeeIds);
  const entries = await entriesOf(context, affected, before, how);
  const planOf = new Map(said.map(({ employeeId, plan }) => [employeeId, plan?.id]));
  await recordStory(
    context,
    entries.map((entry) => ({ ...entry, reason, planId: planOf.get(entry.subjectId ?? 0) })),
  );
}

async function entriesOf(
  context: Setting,
  affected: readonly Affected[],
  before: Awaited<ReturnType<typeof managersOfAffected>>,
  { isJoining = false, knownOn }: { isJoining?: boolean; knownOn?: string | undefined },
): Promise<StoryEntry[]> {
  const after = await managersOfAffected(context, affected, knownOn);
  const isPlan = knownOn !== undefined;
  return lineChanged(context, affected, before, after, { isJoining, isPlan });
}

/**
 * Records who leads people whose file says so, each from their day on; those whom that person leads on it anyway stay as they are, and
 * nobody hands over those who have `joined` with the file. The caller has locked the company and looked for circles.
 */
export async function recordLeaders(
  context: Setting,
  leaders: readonly PlannedLeader[],
  { reason, joined }: { reason: string; joined: ReadonlySet<number> },
): Promise<void> {
  const before = await managersOfAffected(context, leaders);
  const said = leaders
    .filter(({ employeeId, managerId }) => before.get(employeeId)?.[0]?.manager?.id !== managerId)
    .map((leader) => ({ ...leader, leads: "manager" as const, to: null, plan: null }));
  for (const isJoining of [true, false]) {
    const some = said.filter(({ employeeId }) => joined.has(employeeId) === isJoining);
    if (some.length > 0) await recordLines(context, some, reason, { isJoining });
  }
}

const dayOf = (from: string, today: string) => ({ from, day: from === today ? undefined : from });

/**
 * Ends what is said of who leads an employee whatever their department, as they left and are rehired: it holds neither between the two
 * employments nor in the new one.
 */
export async function endLines(
  context: Setting,
  { employeeId, lastDay, firstDay }: { employeeId: number; lastDay: string; firstDay: string },
): Promise<void> {
  const stretches = await findStretches(context.tx, [employeeId]);
  if (stretches.every(({ to }) => to !== null && to <= lastDay)) return;
  const from = plusDays(lastDay, 1);
  const to = firstDay > from ? plusDays(firstDay, -1) : null;
  const said = { employeeId, leads: "head" as const, managerId: null, from, to, plan: null };
  await recordLines(context, [said], "They left, and were rehired later");
}

/**
 * Withdraws a recorded change of who leads an employee: it counts as if it had never been recorded, and what it had cut goes on; of a
 * plan that was not announced, nobody but super administrators ever knows. Throws `not_found`, or `circle_of_managers` if that would
 * uncover one.
 */
export async function withdrawLine(
  context: Setting,
  id: number,
  { reason }: LineWithdrawal,
): Promise<{ ok: true }> {
  const { tx, now, today, actor } = context;
  await lockCompany(tx);
  const withdrawn = await saveWithdrawal(tx, id, { at: now, byId: actor.employeeId });
  if (!withdrawn) throw new AppError("not_found");
  const { employeeId, from, planId } = withdrawn;
  const plan = planId === null ? undefined : await findPendingPlan(tx, planId, today);
  const affected = [{ employeeId, ...dayOf(from, today) }];
  const before = await managersOfAffected(context, affected, plan?.announcedOn);
  await renewLines(context, [employeeId]);
  const entries = await entriesOf(context, affected, before, { knownOn: plan?.announcedOn });
  await recordStory(
    context,
    entries.map((entry) => ({ ...entry, reason: `Withdrawn: ${reason}`, planId: plan?.id })),
  );
  return { ok: true };
}
