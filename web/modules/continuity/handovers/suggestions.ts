import type { OutgoingPart } from "#contract/codes/continuity.ts";
import type { HandoverPack } from "#contract/continuity/handovers.ts";
import type { Note } from "#contract/notes.ts";
import { dayOfMoment } from "#web/ui/format/clock.ts";
import { formatLongMonth, proseDay } from "#web/ui/format/dates.ts";
import { text as promiseText } from "../promises/text.ts";
import { text } from "./text.ts";

const { words: labels } = text;

/** An entry of the record that fits a question, with its source; a click inserts it. */
export interface Suggestion {
  source: string;
  body: string;
}
export type Suggestions = Partial<Record<OutgoingPart, Suggestion[]>>;

const dayOf = (moment: string, today: string) => proseDay(dayOfMoment(moment), today);

interface Recorded {
  pack: Pick<HandoverPack, "promises" | "today">;
  /** The present manager's own notes, the newest first. */
  notes: readonly Pick<Note, "noteDescription" | "createdAt" | "audience">[];
  /** The handover by which the present manager took over. */
  former: Pick<HandoverPack, "texts" | "outgoing" | "takesOverOn"> | undefined;
}

/** Suggests promises, own notes and the former handover, without drafts and notes for HR. */
export function suggestionsFrom({ pack, notes, former }: Recorded): Suggestions {
  const promised = pack.promises.map(({ promiseText: body, madeOn, dueOn }) => ({
    source: labels.promised(proseDay(madeOn, pack.today)),
    body: dueOn ? labels.dueBy(body, promiseText.due(proseDay(dueOn, pack.today))) : body,
  }));
  const noted = notes.flatMap(({ audience, createdAt, noteDescription: body }) =>
    audience === "line" || audience === "shared"
      ? {
          source: labels.noted(audience, dayOf(createdAt, pack.today)),
          // The employee reads the text next: a note for the line is named, never quoted.
          body: audience === "shared" ? body : labels.seeNote(dayOf(createdAt, pack.today)),
        }
      : [],
  );
  const told = (part: OutgoingPart): Suggestion[] =>
    (former?.texts ?? []).flatMap(({ part: answered, body }) =>
      former && answered === part && body !== ""
        ? {
            source: labels.handedOver(former.outgoing.name, formatLongMonth(former.takesOverOn)),
            body,
          }
        : [],
    );
  return {
    matters: noted,
    agreed: promised,
    works_best: told("works_best"),
    next: told("next"),
  };
}
