import type { HandoverSummary } from "#contract/continuity/handovers.ts";
import {
  answerPromise,
  finishStep,
  getHandover,
  listHandovers,
  releaseStep,
  releaseTurns,
  writeHandover,
} from "#server/modules/continuity/index.ts";
import { updateDepartment } from "#server/modules/departments/index.ts";
import { typedBefore } from "#server/story/typed-text.ts";
import { momentOn, workdayFrom, workdaysAfter, workdayUntil } from "../days.ts";
import {
  type DemoHandover,
  earlierWords,
  goneWithout,
  handovers as outlined,
  plannedHead,
} from "../outline/handovers.ts";
import type { Outline } from "../outline/outline.ts";
import type { Person } from "../outline/person.ts";
import {
  actingAs,
  departmentIdOf,
  employeeIdOf,
  type PastEvent,
  type Replay,
  type Timeline,
} from "../replay.ts";

const monthsCovered = 24;

/** Handovers end within their month; those of a planned change are under way. */
export const handovers: Timeline = (outline) => [
  ...Array.from({ length: monthsCovered }, (_, n) => endOfMonth(outline, n + 1)),
  goingOn(outline),
  planning(outline),
  ...outlined.flatMap((handover) => eventsOf(handover, outline)),
];

function endOfMonth(outline: Outline, monthsAgo: number): PastEvent {
  const month = outline.today.subtract({ months: monthsAgo });
  const day = workdayUntil(month.with({ day: month.daysInMonth }));
  return {
    at: momentOn(day, 16, 50),
    happen: (replay) => finishAll(replay, outline, day.toString()),
  };
}

async function finishAll(replay: Replay, outline: Outline, day: string): Promise<void> {
  const overseer = await actingAs(replay, outline.owner);
  const { items } = await listHandovers(overseer, { page: 1, pageSize: 200 });
  for (const [n, handover] of items.entries())
    if (handover.step !== null && handover.takesOverOn <= day)
      await finishOne(replay, outline, handover, earlierWords[n % earlierWords.length] ?? {});
}

async function finishOne(
  replay: Replay,
  outline: Outline,
  handover: HandoverSummary,
  words: DemoHandover["words"],
): Promise<void> {
  const { outgoing, employee, incoming } = handover;
  for (const [index, one] of [outgoing, employee, incoming].entries())
    if (index + 1 >= (handover.step ?? 4)) {
      const step = index + 1;
      const doer = personWith(replay, one?.id);
      const isThere = doer && (await actingAs(replay, doer)).actor.standing === "approved";
      await (isThere
        ? doStep(replay, doer, { id: handover.id, step, words })
        : leaveOut(replay, outline, { id: handover.id, step, about: employee.id }));
    }
}

const personWith = ({ employeeIds }: Replay, id: number | undefined) =>
  [...employeeIds].find(([, employeeId]) => employeeId === id)?.[0];

/** By the step's person. */
async function doStep(
  replay: Replay,
  doer: Person,
  { id, step, words }: { id: number; step: number; words: DemoHandover["words"] },
): Promise<void> {
  const context = await actingAs(replay, doer);
  if (step === 1) await writeWords(replay, doer, id, words);
  if (step === 3)
    for (const promise of (await getHandover(context, id)).result.promises)
      await answerPromise(context, id, { promiseId: promise.id, isAccepted: true, reason: "" });
  await finishStep(context, id, { step });
}

/** For a step whose person has left. */
async function leaveOut(
  replay: Replay,
  { owner, keeper }: Outline,
  { id, step, about }: { id: number; step: number; about: number },
): Promise<void> {
  const overseer = personWith(replay, about) === owner ? keeper : owner;
  const reason = step === 1 ? "Left before writing it" : "Nobody was there to do it";
  await releaseStep(await actingAs(replay, overseer), id, { step, reason: typedBefore(reason) });
}

async function writeWords(
  replay: Replay,
  by: Person,
  id: number,
  words: DemoHandover["words"],
): Promise<void> {
  const context = await actingAs(replay, by);
  for (const part of ["matters", "agreed", "works_best", "next"] as const) {
    const body = words[part];
    if (body) await writeHandover(context, id, { part, body });
  }
}

/** The manager of the yard left without writing a word: his handovers go on without him. */
function goingOn({ keeper, named, lastDayOf, today }: Outline): PastEvent {
  const leaver = named(goneWithout);
  return {
    at: momentOn(workdaysAfter(lastDayOf(leaver) ?? today, 3), 9, 20),
    happen: async (replay) =>
      releaseTurns(await actingAs(replay, keeper), employeeIdOf(replay, leaver), {
        reason: typedBefore("Left without notice"),
      }),
  };
}

function planning({ today, keeper, named }: Outline): PastEvent {
  const headFrom = workdayFrom(today.add({ months: 1 }).with({ day: 1 })).toString();
  const { department } = plannedHead;
  return {
    at: momentOn(workdayUntil(today.subtract({ days: plannedHead.decidedDaysAgo })), 14, 10),
    happen: async (replay) =>
      updateDepartment(await actingAs(replay, keeper), departmentIdOf(replay, department), {
        departmentName: department,
        departmentHeadId: employeeIdOf(replay, named(plannedHead.to)),
        headFrom,
      }),
  };
}

function eventsOf(handover: DemoHandover, { today, owner, named }: Outline): PastEvent[] {
  const { writtenDaysAgo, commentedDaysAgo, comment, words } = handover;
  const [outgoing, about] = [named(plannedHead.from), named(handover.about)];
  const at = (daysAgo: number, hour: number) =>
    momentOn(workdayUntil(today.subtract({ days: daysAgo })), hour);
  const idIn = async (replay: Replay) => {
    const { items } = await listHandovers(await actingAs(replay, owner), {
      page: 1,
      pageSize: 200,
    });
    const employeeId = employeeIdOf(replay, about);
    const open = items.find((one) => one.step !== null && one.employee.id === employeeId);
    if (!open) throw new Error(`Nobody hands over ${about.fullName}.`);
    return open.id;
  };
  const writing: PastEvent = {
    at: at(writtenDaysAgo ?? 1, 11),
    async happen(replay) {
      const id = await idIn(replay);
      await writeWords(replay, outgoing, id, words);
      if (writtenDaysAgo !== undefined)
        await finishStep(await actingAs(replay, outgoing), id, { step: 1 });
    },
  };
  if (commentedDaysAgo === undefined) return [writing];
  const commenting: PastEvent = {
    at: at(commentedDaysAgo, 15),
    async happen(replay) {
      const [id, context] = [await idIn(replay), await actingAs(replay, about)];
      if (comment) await writeHandover(context, id, { part: "on_agreed", body: comment });
      await finishStep(context, id, { step: 2 });
    },
  };
  return [writing, commenting];
}
