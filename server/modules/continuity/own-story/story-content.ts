import type { Context } from "#server/context.ts";
import { fullProfile, listPastEmployments } from "#server/modules/employees/index.ts";
import { ownLeave } from "#server/modules/leave/index.ts";
import { listAbout } from "#server/modules/notes/index.ts";
import { findLine } from "#server/organisation/person-line.ts";
import { listHistory } from "#server/story/history.ts";
import { handoversOf } from "../handovers/handover-list.ts";
import { managerTerms } from "../manager-terms.ts";
import { findPositions } from "../person-queries.ts";
import { listPromisesOf } from "../promises/promise-list.ts";
import { listReadsOfMine } from "../reads.ts";
import { findWordsAbout } from "./handover-words-queries.ts";

const most = { history: 10_000, promises: 1_000, notes: 1_000, handovers: 200, reads: 2_000 };

const top = (pageSize: number) => ({ page: 1, pageSize });

/**
 * All that the actor may read of their own record, each part by the function that the screens ask: what those do not show them is not
 * in it. The number of statements is the same for everyone.
 */
export async function ownStory(context: Context) {
  const { tx, actor, now, today } = context;
  const me = actor.employeeId;
  const [
    profile,
    pastEmployments,
    line,
    positions,
    history,
    promises,
    notes,
    leave,
    handovers,
    words,
    reads,
  ] = await Promise.all([
    fullProfile(context),
    listPastEmployments(tx, me),
    findLine(tx, me, today),
    findPositions(tx, me),
    listHistory(context, me, { ...top(most.history), sort: "-happenedAt" }),
    listPromisesOf(context, me, top(most.promises)),
    listAbout(context, me, { ...top(most.notes), view: "shared" }),
    ownLeave(context),
    handoversOf(context, me, most.handovers),
    findWordsAbout(tx, me),
    listReadsOfMine(context, top(most.reads)),
  ]);
  return {
    writtenAt: now.toISOString(),
    today,
    ...profile,
    pastEmployments,
    managers: managerTerms(line),
    positions: positions.toReversed(),
    history: history.items,
    promises: promises.items,
    notesSharedWithYou: notes.items.map(({ noteId, noteDescription, ...note }) => ({
      id: noteId,
      text: noteDescription,
      createdAt: note.createdAt,
      writtenBy: note.writtenBy,
      reply: note.reply,
    })),
    leave,
    handovers: handovers.map(({ isMyTurn: _, ...handover }) => ({
      ...handover,
      texts: words
        .filter(({ handoverId }) => handoverId === handover.id)
        .map(({ handoverId: __, ...text }) => text),
    })),
    readsOfYourRecord: reads.items,
  };
}
export type OwnStory = Awaited<ReturnType<typeof ownStory>>;
