import { AppError } from "#server/app-error.ts";
import { plusDays } from "#server/company-day.ts";
import type { Context } from "#server/context.ts";
import { asKnownOn } from "#server/organisation/announced.ts";
import { comingLeadersOf } from "#server/organisation/coming-leaders.ts";
import { findCircle } from "#server/organisation/line-circle.ts";
import type { Manager } from "#server/organisation/reporting-line.ts";
import { recordStory, type StoryEntry } from "#server/story/story.ts";
import { followHandovers } from "./change/handovers.ts";
import { type Affected, type ComingLeaders, leaderChanges, turnsIn } from "./change/leaders.ts";
import { circleInWords } from "./circles.ts";
import { tellOfLine } from "./told/told-changes.ts";

/** The part of a call that a change of the line needs. */
export type LineContext = Pick<Context, "tx" | "now" | "today" | "enqueueAll"> & {
  actor: { employeeId: number };
};

/** Other records of the operation, in the statements of its change. */
export interface AlsoRecorded {
  story?: readonly StoryEntry[];
}

interface How extends AlsoRecorded {
  /** Until this future day, only super administrators know of the change. */
  announcedOn?: string | undefined;
  /** Imported with the file, so their former manager writes no handover. */
  isJoining?: boolean;
  /** Employed again from these days on: their first manager is no change. */
  areReturning?: boolean;
  /** Just added, without managers and people. */
  areNew?: boolean;
}

interface Written {
  /** The entries of the change itself, before its effects on the line. */
  entries?: readonly StoryEntry[];
  /** Details of an employee's entries. */
  details?: (employeeId: number) => Pick<StoryEntry, "reason" | "link" | "planId">;
  /** Managers on these days, if writing returned them; later changes are read again. */
  placed?: readonly { employeeId: number; manager: Manager | null; changesLater: boolean }[];
}

/** Changes the line of employees with handovers, notices and story; locks the company. Throws `circle_of_managers`. */
export async function changeLine(
  context: LineContext,
  affected: readonly Affected[],
  { announcedOn, isJoining = false, areNew = false, areReturning = false, story = [] }: How,
  write: () => Promise<Written>,
): Promise<void> {
  const knownOn = announcedOn ?? context.today;
  const before = areNew ? new Map() : await leadersOf(context, affected, knownOn);
  const { entries = [], details, placed = [] } = await write();
  const after = await leadersAfter(context, affected, { placed, knownOn });
  if (!areNew) await refuseCircles(context, affected);
  // A plan is told at its announcement, and joining by notices of its own.
  const isChange = announcedOn === undefined && !areNew && !isJoining && !areReturning;
  if (isChange) tellOfLine(context, { before, after });
  const found = leaderChanges(context, affected, { before, after });
  const firstDays = new Map(affected.map(({ employeeId, from }) => [employeeId, from]));
  const isReturn = ({ employeeId, from }: (typeof found)[number]) =>
    areReturning && firstDays.get(employeeId) === from;
  const changes = found.filter((one) => !isReturn(one));
  // A plan opens its handovers at its announcement.
  const opensNothing = isJoining || announcedOn !== undefined;
  const passing = areNew ? changes.filter(({ from }) => from > context.today) : changes;
  const handovers = opensNothing ? [] : await followHandovers(context, passing);
  const ofLine = [...changes.map(({ entry }) => entry), ...handovers].map((entry) => ({
    ...details?.(entry.subjectId ?? 0),
    ...entry,
  }));
  await recordStory(context, [...story, ...entries, ...ofLine]);
}

/** Managers from each affected day on, later changes included, as known on a day. */
const leadersOf = (
  { tx }: Pick<Context, "tx">,
  affected: readonly Affected[],
  knownOn: string,
): Promise<ComingLeaders> => comingLeadersOf(asKnownOn(tx, knownOn), affected);

async function leadersAfter(
  context: LineContext,
  affected: readonly Affected[],
  { placed, knownOn }: Required<Pick<Written, "placed">> & { knownOn: string },
): Promise<ComingLeaders> {
  const settled = new Map(
    placed.flatMap((one) => (one.changesLater ? [] : [[one.employeeId, one.manager] as const])),
  );
  const asked = affected.filter(({ employeeId }) => !settled.has(employeeId));
  const known = affected.flatMap(({ employeeId, from }) => {
    const manager = settled.get(employeeId);
    return manager === undefined ? [] : [[employeeId, [{ day: from, manager }]] as const];
  });
  return new Map([...known, ...(await leadersOf(context, asked, knownOn))]);
}

/** Throws `circle_of_managers` if an employee's own people lead them on any later day. */
async function refuseCircles(
  { tx }: Pick<Context, "tx">,
  affected: readonly { employeeId: number; from: string }[],
): Promise<void> {
  if (affected.length === 0) return;
  const circle = await findCircle(tx, affected);
  if (circle) throw new AppError("circle_of_managers", { message: circleInWords(circle) });
}

/** Closes handovers after a new last day, and opens those that apply again. Throws `circle_of_managers`. */
export async function followLastDay(
  context: LineContext,
  employeeId: number,
  {
    lastDay,
    lastDayBefore,
    story = [],
  }: AlsoRecorded & { lastDay: string | null; lastDayBefore: string | null },
): Promise<void> {
  const isLonger = lastDayBefore !== null && (lastDay === null || lastDay > lastDayBefore);
  if (isLonger) await refuseCircles(context, [{ employeeId, from: lastDayBefore }]);
  const days = await laterDaysOf(context, [employeeId]);
  if (lastDay) days.push({ employeeId, from: plusDays(lastDay, 1) });
  await recordStory(context, [...story, ...(await followHandovers(context, days))]);
}

/** Opens the handovers that waited for these employees' earlier ones between the same two people. */
export async function followLaterDays(
  context: Parameters<typeof followHandovers>[0],
  employeeIds: readonly number[],
  { story = [] }: AlsoRecorded = {},
): Promise<void> {
  const days = await laterDaysOf(context, employeeIds);
  await recordStory(context, [...story, ...(await followHandovers(context, days))]);
}

/** Opens and closes handovers for changes announced on a day, and notifies those concerned. */
export async function followAnnouncement(
  context: Parameters<typeof followHandovers>[0],
  announced: readonly { employeeId: number; from: string }[],
  announcedOn: string,
): Promise<void> {
  const eve = plusDays(announcedOn, -1);
  tellOfLine(context, {
    before: await leadersOf(context, announced, eve),
    after: await leadersOf(context, announced, context.today),
  });
  const days = await withLaterDays(context, announced);
  await recordStory(context, await followHandovers(context, days));
}

const laterDaysOf = async (
  context: Pick<Context, "tx" | "today">,
  employeeIds: readonly number[],
) => {
  const asked = employeeIds.map((employeeId) => ({ employeeId, from: context.today }));
  return (await withLaterDays(context, asked)).filter(({ from }) => from > context.today);
};

/** These employees on their days, and on each later day of a public change of manager. */
async function withLaterDays(
  context: Pick<Context, "tx" | "today">,
  asked: readonly { employeeId: number; from: string }[],
): Promise<{ employeeId: number; from: string }[]> {
  const coming = await leadersOf(context, asked, context.today);
  const later = [...coming].flatMap(([employeeId, leaders]) =>
    turnsIn(leaders).map(({ day }) => ({ employeeId, from: day })),
  );
  return [...asked, ...later];
}
