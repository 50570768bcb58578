import { noteAudiences } from "#contract/codes/continuity.ts";
import { api } from "#contract/index.ts";
import { writeNote } from "../notes.ts";
import { call } from "../world.ts";
import type { ReaderName } from "./readers.ts";
import { done, type Telling } from "./telling.ts";

/** One note per audience, each with a former text; the shared one has a reply with its own. Returns ids. */
export async function writeNotes(
  telling: Telling,
  by: ReaderName,
  about: ReaderName,
): Promise<number[]> {
  const { word, person } = telling;
  const ids: number[] = [];
  for (const audience of noteAudiences) {
    const told = { by, about, audience } as const;
    const title = `a note (${audience}) of ${by} about ${about}`;
    const before = word({
      ...told,
      // A draft is not yet a record, so its former text is not kept.
      audience: audience === "draft" ? "nobody" : audience,
      kind: "former text of a note",
      title: `the former text of ${title}`,
    });
    const id = await writeNote(person(by), person(about), { audience, text: `Agreed ${before}` });
    const text = `Agreed ${word({ ...told, kind: "note", title })}`;
    await done(
      call(person(by), api.notes.updateNote, { params: { id }, body: { description: text } }),
    );
    ids.push(id);
    telling.entry({
      ...told,
      audience: audience === "draft" ? "nobody" : audience,
      title: `that there is ${title}`,
      link: { kind: "note", id },
    });
    if (audience !== "shared") continue;
    for (const kind of ["former text of a reply", "reply"] as const) {
      const reply = word({ ...told, kind, title: `the ${kind} under ${title}` });
      await done(call(person(about), api.notes.replyToNote, { params: { id }, body: { reply } }));
    }
  }
  return ids;
}
