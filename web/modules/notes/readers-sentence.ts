import type { NoteAudience } from "#contract/codes/continuity.ts";
import type { NoteReaders } from "#contract/notes.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { readers: words } = text;

/**
 * Names who can read a note for this audience besides its author, now and once the line changes. A super administrator is named, too: the
 * others are counted as such.
 */
export function readersSentence(
  readers: NoteReaders,
  audience: NoteAudience,
  { isSuperadmin }: { isSuperadmin: boolean },
): string {
  if (audience === "draft") return words.draft;
  const { about, manager, superadmins } = readers;
  const you = isSuperadmin ? [words.you] : [];
  const names = [
    ...(audience === "shared" ? [about.name] : []),
    ...(audience !== "hr" && manager ? [manager.name] : []),
    ...(superadmins > 0 ? [words.superadmins(superadmins, isSuperadmin)] : []),
  ];
  const now = names.length === 0 ? words.onlyYou : words.can(words.and([...you, ...names]));
  return audience === "hr" ? now : `${now} ${laterReaders(readers)}`;
}

function laterReaders({ next, about }: NoteReaders): string {
  if (!next) return words.later(about.name);
  const day = proseDay(next.from);
  return next.manager ? words.next(day, next.manager.name) : words.nobodyNext(day, about.name);
}
