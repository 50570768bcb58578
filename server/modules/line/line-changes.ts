import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import { type ComingLeader, comingLeadersOf } from "#server/organisation/coming-leaders.ts";
import type { Manager } from "#server/organisation/reporting-line.ts";
import { referenceChange } from "#server/story/changes.ts";
import type { StoryEntry } from "#server/story/story.ts";
import { refuseCircles } from "./circles.ts";
import { followLine } from "./handovers/opening.ts";

/** What a change of the line may know of the call that makes it. */
export type LineContext = Pick<Context, "tx" | "now" | "today" | "enqueueAll"> & {
  actor: { employeeId: number };
};

export interface Affected {
  employeeId: number;
  /** The first day of the new state. */
  from: string;
  /** The same if the story is to show the day alone; undefined if it happened now. */
  day?: string | undefined;
}

/** That from a day on, past or to come, an employee is led by someone else than was recorded before; null is nobody. */
interface LineChange extends Affected {
  was: Manager | null;
  is: Manager | null;
}

type ComingLeaders = ReadonlyMap<number, readonly ComingLeader[]>;

/** Who leads each from their day on, later changes included, as currently recorded and known on a day, today by default. */
export const managersOfAffected = (
  { tx, today }: Pick<Context, "tx" | "today">,
  affected: readonly Affected[],
  knownOn = today,
): Promise<ComingLeaders> => comingLeadersOf(asKnownOn(tx, knownOn), affected);

/**
 * Called once after every change of the line, in its transaction, with who led the affected before it and who leads them after
 * it; returns the entries to record in their story, and throws `circle_of_managers`. Whatever else follows from a change of the line is told here.
 * Nobody hands over those who are only just joining; what follows from a plan follows once it is announced (`announced-plans.ts`).
 */
export async function lineChanged(
  context: LineContext,
  affected: readonly Affected[],
  before: ComingLeaders,
  after: ComingLeaders,
  { isJoining = false, isPlan = false } = {},
): Promise<StoryEntry[]> {
  await refuseCircles(context.tx, affected);
  const changes = lineChangesAmong(context, affected, before, after);
  const handovers = isJoining || isPlan ? [] : await followLine(context, changes);
  return [...changes.map(entryOf), ...handovers];
}

/**
 * The same for those who have just joined, with who leads them from their first day on: nobody hands them over on it, but later anyone
 * does who was to be followed by another before they joined. They lead nobody.
 */
export async function lineBegun(
  context: LineContext,
  joined: readonly Affected[],
  after: ComingLeaders,
): Promise<StoryEntry[]> {
  const changes = lineChangesAmong(context, joined, new Map(), after);
  const later = changes.filter(({ from }) => from > context.today);
  return [...changes.map(entryOf), ...(await followLine(context, later))];
}

export async function withLaterDays(
  context: Pick<Context, "tx" | "today">,
  asked: readonly { employeeId: number; from: string }[],
): Promise<{ employeeId: number; from: string }[]> {
  const coming = await managersOfAffected(context, asked);
  const later = [...coming].flatMap(([employeeId, leaders]) =>
    turnsIn(leaders).map(({ day }) => ({ employeeId, from: day })),
  );
  return [...asked, ...later];
}

/**
 * Called after another last day of an employee was recorded, or that there is none: handovers for days after it close, and those for
 * changes that come about now open. Returns the entries to record in their story.
 */
export async function followLastDay(
  context: LineContext,
  employeeId: number,
  lastDay: string | null,
): Promise<StoryEntry[]> {
  const days = await laterDaysOf(context, [employeeId]);
  if (lastDay) days.push({ employeeId, from: plusDays(lastDay, 1) });
  return followLine(context, days);
}

/**
 * Called after handovers of these employees were finished or closed: one for a later change between the same two had to wait for it, and
 * opens now. Returns the entries to record in their story.
 */
export const followLaterDays = async (
  context: Parameters<typeof followLine>[0],
  employeeIds: readonly number[],
): Promise<StoryEntry[]> => followLine(context, await laterDaysOf(context, employeeIds));

const laterDaysOf = async (
  context: Pick<Context, "tx" | "today">,
  employeeIds: readonly number[],
) => {
  const asked = employeeIds.map((employeeId) => ({ employeeId, from: context.today }));
  return (await withLaterDays(context, asked)).filter(({ from }) => from > context.today);
};

const lineChangesAmong = (
  { today }: Pick<Context, "today">,
  affected: readonly Affected[],
  before: ComingLeaders,
  after: ComingLeaders,
): LineChange[] =>
  affected.flatMap((one) => {
    const earlier = before.get(one.employeeId) ?? [];
    const coming = after.get(one.employeeId) ?? [];
    const [was, is] = [leaderOn(earlier, one.from), leaderOn(coming, one.from)];
    return [
      ...(was?.id === is?.id ? [] : [{ ...one, was, is }]),
      ...laterChanges(earlier, coming).map(({ day, ...change }) => ({
        employeeId: one.employeeId,
        from: day,
        day: day === today ? undefined : day,
        ...change,
      })),
    ];
  });

const leaderOn = (coming: readonly ComingLeader[], day: string) =>
  coming.findLast((one) => one.day <= day)?.manager ?? null;

interface LaterChange {
  day: string;
  was: Manager | null;
  is: Manager | null;
}

/**
 * What is new on later days: that someone else leads from then on, if that was not recorded before, and that what was recorded for
 * then does not come about.
 */
function laterChanges(
  before: readonly ComingLeader[],
  after: readonly ComingLeader[],
): LaterChange[] {
  const [was, is] = [turnsIn(before), turnsIn(after)];
  const known = new Set(was.map(keyOf));
  const days = new Set(is.map(({ day }) => day));
  const begun = is.filter((turn) => !known.has(keyOf(turn)));
  const first = after[0]?.day ?? "";
  const over = was.flatMap(({ day, is: former }): LaterChange[] => {
    const leader = leaderOn(after, day);
    return day <= first || days.has(day) || leader?.id === former?.id
      ? []
      : [{ day, was: former, is: leader }];
  });
  return [...begun, ...over];
}

const turnsIn = (coming: readonly ComingLeader[]): LaterChange[] =>
  coming.flatMap(({ day, manager }, n) => {
    const was = coming[n - 1]?.manager ?? null;
    return n === 0 || was?.id === manager?.id ? [] : [{ day, was, is: manager }];
  });

const keyOf = ({ day, was, is }: LaterChange) => `${day} ${was?.id} ${is?.id}`;

const entryOf = ({ employeeId, day, was, is }: LineChange): StoryEntry => ({
  subjectId: employeeId,
  kind: "manager_changed",
  changes: referenceChange("manager", was, is),
  day,
});
