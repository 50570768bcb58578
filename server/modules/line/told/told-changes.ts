import type { Context } from "#server/context.ts";
import { beforeCommit } from "#server/db/before-commit.ts";
import { notifyEach } from "#server/notices/notify.ts";
import type { ComingLeader } from "#server/organisation/coming-leaders.ts";
import type { ComingLeaders } from "../change/leaders.ts";
import { lineChanged } from "../notices.ts";
import { differences } from "./differences.ts";
import { tellStandIns } from "./ended-stand-ins.ts";
import { type PassedNotice, passedNotices } from "./passed-notices.ts";
import { type Concerned, findConcerned } from "./told-queries.ts";
import { tellDeciders, watchRequests } from "./waiting-requests.ts";

/** The part of a change that its notices need; null is the product itself. */
export interface Telling extends Pick<Context, "tx" | "now" | "today" | "enqueueAll"> {
  actor: { employeeId: number | null };
}

type Leaders = Map<number, readonly ComingLeader[]>;

/** Each employee's managers before this transaction and by now, as known to everyone. */
interface Pending {
  before: Leaders;
  after: Leaders;
  /** Former managers with a new handover, which notifies them. */
  handingOver: Set<number>;
}

const pending = new WeakMap<object, Pending>();

/** One change may take several steps: those concerned are notified once, of the difference between its start and its end. */
export function tellOfLine(
  context: Telling,
  { before, after }: { before: ComingLeaders; after: ComingLeaders },
): void {
  const own = pendingIn(context);
  for (const [employeeId, leaders] of before) {
    const known = own.before.get(employeeId) ?? [];
    own.before.set(employeeId, followedBy(leaders, known));
  }
  for (const [employeeId, leaders] of after) {
    const known = own.after.get(employeeId) ?? [];
    own.after.set(employeeId, followedBy(known, leaders));
  }
}

/** The first of two lists until the second begins. */
function followedBy(first: readonly ComingLeader[], second: readonly ComingLeader[]) {
  const begins = second[0]?.day;
  return [...first.filter(({ day }) => begins === undefined || day < begins), ...second];
}

/** New handovers notify their former managers of the change. */
export function toldByHandover(context: Telling, outgoingIds: readonly number[]): void {
  const { handingOver } = pendingIn(context);
  for (const id of outgoingIds) handingOver.add(id);
}

function pendingIn(context: Telling): Pending {
  const own = pending.get(context.tx);
  if (own) return own;
  const begun: Pending = { before: new Map(), after: new Map(), handingOver: new Set() };
  pending.set(context.tx, begun);
  beforeCommit(context.tx, async () => {
    pending.delete(context.tx);
    await tell(context, begun);
  });
  return begun;
}

async function tell(context: Telling, { before, after, handingOver }: Pending): Promise<void> {
  const { tx, today } = context;
  const changes = differences(today, before, after);
  if (changes.length === 0) return;
  const concerned = await findConcerned(tx, changes);
  const stays = changes.filter(({ employeeId, from }) => {
    const person = concerned.people.get(employeeId);
    return !person?.lastDay || person.lastDay >= from;
  });
  const notices = passedNotices(stays, concerned, handingOver);
  await notifyConcerned(context, notices, concerned);
  await tellStandIns(context, stays);
  const now = stays.filter(({ is, from }) => is === null && from <= today);
  await tellDeciders(context, { employeeIds: now.map(({ employeeId }) => employeeId), day: today });
  await watchRequests(
    context,
    stays.filter(({ from }) => from > today),
  );
}

/** Except those who caused it, and people who cannot sign in. */
async function notifyConcerned(
  context: Telling,
  notices: readonly PassedNotice[],
  { people }: Concerned,
): Promise<void> {
  const { actor } = context;
  const told = notices.filter(({ to }) => to !== actor.employeeId && people.get(to)?.isActive);
  await notifyEach(
    context,
    lineChanged,
    told.map((one) => ({ ...one, byId: actor.employeeId })),
  );
}
