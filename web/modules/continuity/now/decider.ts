import type { ManagerTerm } from "#contract/continuity/continuity.ts";
import { addDays } from "#web/ui/date/plain-day.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "../text.ts";

const { open: words } = text;

interface Seen {
  today: string;
  /** The reader, who is addressed as "you". */
  readerId: number;
}

/** A person's present and next reviewer: `You decide until 30 Nov, then Ayanda Zulu`. */
export function deciderSentence(terms: readonly ManagerTerm[], { today, readerId }: Seen): string {
  const present = terms.find(({ from, to }) => from <= today && (to === null || to >= today));
  const next = terms.find(({ from }) => from > today);
  const now = nameOf(present, readerId);
  if (!next) return words.decides(now);
  const until = proseDay(addDays(next.from, -1), today);
  return words.decidesUntil(now, until, nameOf(next, readerId));
}

/** The super administrators decide in place of an inactive manager. */
function nameOf(term: ManagerTerm | undefined, readerId: number) {
  if (!term?.manager || !term.isActive) return words.superadmins;
  return term.manager.id === readerId ? words.you : { name: term.manager.name };
}
