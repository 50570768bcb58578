import { createNote, updateNote } from "#server/modules/notes/index.ts";
import { momentOn, workdayFrom, workdayUntil } from "../days.ts";
import { type DemoNote, notes as outlined } from "../outline/notes.ts";
import type { Outline } from "../outline/outline.ts";
import { actingAs, employeeIdOf, type PastEvent, type Replay, type Timeline } from "../replay.ts";

export const notes: Timeline = (outline) => outlined.flatMap((note) => eventsOf(note, outline));

function eventsOf(note: DemoNote, { named, today }: Outline): PastEvent[] {
  const { daysAgo, audience, text, corrected } = note;
  const [author, about] = [named(note.by), named(note.about)];
  const day = workdayUntil(today.subtract({ days: daysAgo }));
  let noteId: number | undefined;
  const writing: PastEvent = {
    at: momentOn(day, 16, 40),
    async happen(replay: Replay) {
      const aboutEmployeeId = employeeIdOf(replay, about);
      const given = { aboutEmployeeId, noteDescription: text, audience };
      noteId = (await createNote(await actingAs(replay, author), given)).id;
    },
  };
  if (corrected === undefined) return [writing];
  const correcting: PastEvent = {
    at: momentOn(workdayFrom(day.add({ days: 1 })), 8, 20),
    async happen(replay: Replay) {
      if (noteId === undefined) return;
      await updateNote(await actingAs(replay, author), noteId, { description: corrected });
    },
  };
  return [writing, correcting];
}
