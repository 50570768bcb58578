import type { LineChange, LineWithdrawal } from "#contract/line/lines.ts";
import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import { scopeOfPeople } from "#server/organisation/line-basis.ts";
import type { PlannedLeader } from "#server/organisation/planned-line.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { because, type StoredReason, said } from "#server/story/reason.ts";
import { changeLine, type LineContext } from "./change-line.ts";
import { checkLine } from "./line-check.ts";
import { findStretches, insertSaid, saveWithdrawal } from "./line-queries.ts";
import { renewLines } from "./line-renewal.ts";
import { refuseOutdated } from "./outdated.ts";
import { findPendingPlan, insertPlans } from "./plan-queries.ts";
import type { SaidLine } from "./timeline.ts";

type Setting = LineContext;

type GivenChange = Omit<LineChange, "reason"> & {
  reason?: LineChange["reason"] | StoredReason;
};

/**
 * Records a manager, none, or the head from a day on, for all or none, secretly until announced. Throws `line_changed`,
 * `line_overlaps`, `circle_of_managers` or field errors.
 */
export async function setLines(
  context: Setting,
  { announcedFrom, reason, basedOn, ...change }: GivenChange,
): Promise<{ ok: true }> {
  await lockCompany(context.tx);
  const ids = change.people.map(({ employeeId }) => employeeId);
  await refuseOutdated(context, basedOn, {
    scope: scopeOfPeople(context.tx, ids),
    from: change.from,
  });
  const checked = await checkLine(context, change);
  const plans = await plansFor(context, checked, announcedFrom);
  await recordLines(
    context,
    checked.map((said) => ({ ...said, plan: plans.get(said.employeeId) ?? null })),
    storedReason(reason),
  );
  return { ok: true };
}

/** A typed text, a code, or else the gap that the change closes. */
const storedReason = (reason: GivenChange["reason"]): StoredReason =>
  typeof reason === "object" ? reason : (said(reason) ?? because("nobodyLed", {}));

/** A plan for each of these employees, if the announcement is in the future. */
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

/** Records checked changes, one per employee with a common announcement, and their effects. */
export async function recordLines(
  context: Setting,
  said: readonly NewLine[],
  reason: StoredReason,
  { isJoining = false } = {},
): Promise<void> {
  const { tx, now, today, actor } = context;
  const employeeIds = said.map(({ employeeId }) => employeeId);
  const affected = said.map(({ employeeId, from }) => ({ employeeId, ...dayOf(from, today) }));
  const planOf = new Map(said.map(({ employeeId, plan }) => [employeeId, plan?.id]));
  const announcedOn = said[0]?.plan?.announcedOn;
  await changeLine(context, affected, { isJoining, announcedOn }, async () => {
    await insertSaid(tx, said, { at: now, byId: actor.employeeId, reason });
    await renewLines(context, employeeIds);
    return { details: (employeeId) => ({ reason, planId: planOf.get(employeeId) }) };
  });
}

/**
 * Records managers from a file, unless they lead already; `joined` employees get no handover. The caller has locked the company and checked
 * circles.
 */
export async function recordLeaders(
  context: Setting,
  leaders: readonly PlannedLeader[],
  { reason, joined }: { reason: StoredReason; joined: ReadonlySet<number> },
): Promise<void> {
  const { tx, today } = context;
  const before = await managersOf(
    asKnownOn(tx, today),
    leaders.map(({ employeeId, from }) => ({ employeeId, day: from })),
  );
  const said = leaders
    .filter(({ employeeId, managerId }) => before.get(employeeId)?.id !== managerId)
    .map((leader) => ({ ...leader, leads: "manager" as const, to: null, plan: null }));
  for (const isJoining of [true, false]) {
    const some = said.filter(({ employeeId }) => joined.has(employeeId) === isJoining);
    if (some.length > 0) await recordLines(context, some, reason, { isJoining });
  }
}

const dayOf = (from: string, today: string) => ({ from, day: from === today ? undefined : from });

/** Ends a rehired employee's individual lines, for the break and the new employment. */
export async function endLines(
  context: Setting,
  { employeeId, lastDay, firstDay }: { employeeId: number; lastDay: string; firstDay: string },
): Promise<void> {
  const stretches = await findStretches(context.tx, [employeeId]);
  if (stretches.every(({ to }) => to !== null && to <= lastDay)) return;
  const from = plusDays(lastDay, 1);
  const to = firstDay > from ? plusDays(firstDay, -1) : null;
  const said = { employeeId, leads: "head" as const, managerId: null, from, to, plan: null };
  await recordLines(context, [said], because("rehired", {}));
}

/**
 * Withdraws a change as if never recorded; earlier lines continue, secret plans stay hidden. Throws `not_found` or `circle_of_managers`.
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
  await changeLine(context, affected, { announcedOn: plan?.announcedOn }, async () => {
    await renewLines(context, [employeeId]);
    return {
      details: () => ({ reason: because("withdrawn", { because: reason }), planId: plan?.id }),
    };
  });
  return { ok: true };
}
