import type { OutgoingPart } from "#contract/codes/continuity.ts";
import type { HandoverPack } from "#contract/continuity/handovers.ts";
import type { Note } from "#contract/notes.ts";
import { formatLongMonth, proseDay, todayAsDate } from "#web/ui/format/dates.ts";
import { text as promiseText } from "../promises/text.ts";
import { text } from "./text.ts";

const { words: labels } = text;

/** What the record has to say to a question, with where it comes from; it is put into the text only by a click. */
export interface Suggestion {
  source: string;
  body: string;
}
export type Suggestions = Partial<Record<OutgoingPart, Suggestion[]>>;

interface Recorded {
  pack: Pick<HandoverPack, "promises" | "today">;
  notes: readonly Pick<Note, "noteDescription" | "createdAt" | "audience">[];
  former: Pick<HandoverPack, "texts" | "outgoing" | "takesOverOn"> | undefined;
}

/** What is promised, what one has noted oneself, and what one was told when one took over. Drafts and what is for HR alone stay out. */
export function suggestionsFrom({ pack, notes, former }: Recorded): Suggestions {
  const promised = pack.promises.map(({ promiseText: body, madeOn, dueOn }) => ({
    source: labels.promised(proseDay(madeOn, pack.today)),
    body: dueOn ? labels.dueBy(body, promiseText.due(proseDay(dueOn, pack.today))) : body,
  }));
  const noted = notes.flatMap(({ audience, createdAt, noteDescription: body }) =>
    audience === "line" || audience === "shared"
      ? {
          source: labels.noted(audience, proseDay(todayAsDate(new Date(createdAt)), pack.today)),
          body,
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
