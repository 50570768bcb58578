import type { LineChange, LineWithdrawal } from "#contract/lines.ts";
import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import { lockCompany } from "#server/organisation/company-lock.ts";
import type { PlannedLeader } from "#server/organisation/planned-line.ts";
import { managersOf } from "#server/organisation/reporting-line.ts";
import { recordStory, type StoryEntry } from "#server/story/story.ts";
import { type LineContext, lineChanged, managersOfAffected } from "./line-changes.ts";
import { checkLine } from "./line-check.ts";
import {
  findSaid,
  findStretches,
  insertSaid,
  insertStretches,
  retractStretches,
  saveWithdrawal,
} from "./line-queries.ts";
import { type SaidLine, type Stretch, timelineOf } from "./timeline.ts";

type Setting = LineContext;

/**
 * Records who leads these employees from a day on, or until a last day: a manager, nobody yet, or their head again. All or none;
 * the number of statements does not grow with the employees. Throws `line_overlaps`, `circle_of_managers`, or names what is wrong.
 */
export async function setLines(context: Setting, change: LineChange): Promise<{ ok: true }> {
  await lockCompany(context.tx);
  await recordLines(context, await checkLine(context, change), change.reason);
  return { ok: true };
}

/** Records checked changes of who leads employees, one for each of them, with what follows from them. */
export async function recordLines(
  context: Setting,
  said: readonly (Omit<SaidLine, "id"> & { employeeId: number })[],
  reason: string,
  how: { isJoining?: boolean } = {},
): Promise<void> {
  const { tx, now, today, actor } = context;
  const employeeIds = said.map(({ employeeId }) => employeeId);
  const affected = said.map(({ employeeId, from }) => ({ employeeId, ...dayOf(from, today) }));
  const before = await managersOfAffected(context, affected);
  await insertSaid(tx, said, { at: now, byId: actor.employeeId, reason });
  await renewLines(context, employeeIds);
  const after = await managersOfAffected(context, affected);
  const entries = await lineChanged(context, affected, before, after, how);
  const limited = said.flatMap(({ employeeId, to }) =>
    to ? [{ employeeId, from: plusDays(to, 1) }] : [],
  );
  if (limited.length > 0) entries.push(...(await changesBack(context, limited)));
  await recordStory(
    context,
    entries.map((entry) => ({ ...entry, reason })),
  );
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
    .filter(({ employeeId, managerId }) => before.get(employeeId)?.id !== managerId)
    .map((leader) => ({ ...leader, leads: "manager" as const, to: null }));
  for (const isJoining of [true, false]) {
    const some = said.filter(({ employeeId }) => joined.has(employeeId) === isJoining);
    if (some.length > 0) await recordLines(context, some, reason, { isJoining });
  }
}

const dayOf = (from: string, today: string) => ({ from, day: from === today ? undefined : from });

/** From the day after a limited line on, those employees are led by whom the line hid. */
async function changesBack(
  context: Setting,
  after: readonly { employeeId: number; from: string }[],
): Promise<StoryEntry[]> {
  const { tx, today } = context;
  const before = await managersOf(
    tx,
    after.map(({ employeeId, from }) => ({ employeeId, day: plusDays(from, -1) })),
  );
  const affected = after.map(({ employeeId, from }) => ({ employeeId, ...dayOf(from, today) }));
  return lineChanged(context, affected, before, await managersOfAffected(context, affected));
}

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
  const said = { employeeId, leads: "head" as const, managerId: null, from, to };
  await recordLines(context, [said], "They left, and were rehired later");
}

/** Makes what holds for these employees follow from what is recorded of them; what held before and still does stays stored as it is. */
async function renewLines({ tx, now }: Setting, employeeIds: readonly number[]): Promise<void> {
  const said = Map.groupBy(await findSaid(tx, employeeIds), ({ employeeId }) => employeeId);
  const stretches = [...said].flatMap(([employeeId, changes]) =>
    timelineOf(changes)
      .filter(({ leads }) => leads !== "head")
      .map((stretch) => ({ ...stretch, employeeId })),
  );
  const stored = await findStretches(tx, employeeIds);
  const [after, before] = [new Set(stretches.map(keyOf)), new Set(stored.map(keyOf))];
  const over = stored.filter((one) => !after.has(keyOf(one))).map(({ id }) => id);
  const begun = stretches.filter((one) => !before.has(keyOf(one)));
  if (over.length > 0) await retractStretches(tx, over, now);
  if (begun.length > 0) await insertStretches(tx, begun, now);
}

type StoredStretch = Pick<Stretch, "changeId" | "from" | "to">;
const keyOf = ({ changeId, from, to }: StoredStretch) => `${changeId} ${from} ${to}`;

/**
 * Withdraws a recorded change of who leads an employee: it counts as if it had never been recorded, and what it had cut goes on.
 * Throws `not_found`, or `circle_of_managers` if that would uncover one.
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
  const { employeeId, from } = withdrawn;
  const affected = [{ employeeId, ...dayOf(from, today) }];
  const before = await managersOfAffected(context, affected);
  await renewLines(context, [employeeId]);
  const after = await managersOfAffected(context, affected);
  const entries = await lineChanged(context, affected, before, after);
  await recordStory(
    context,
    entries.map((entry) => ({ ...entry, reason: `Withdrawn: ${reason}` })),
  );
  return { ok: true };
}
