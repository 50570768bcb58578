import { IconEye } from "@tabler/icons-react";
import type { NoteAudience } from "#contract/codes/continuity.ts";
import type { NoteReaders } from "#contract/notes.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

/** Names the future readers of a note before it is saved. */
export function ReadersLine({ aboutId, audience }: { aboutId: number; audience: NoteAudience }) {
  const me = useCurrentEmployee();
  const { data, isError } = useApiQuery("notes.readers", { params: { id: aboutId } });
  const isCurrent = data?.about.id === aboutId;
  const sentence = () => {
    if (audience === "draft") return text.readers.draft;
    if (isError) return text.readers.failed;
    if (!isCurrent) return text.readers.loading;
    return readersSentence(data, audience, { isSuperadmin: areaOf(me) === "superadmin" });
  };
  return (
    <p role="status" className="flex items-start gap-2 text-muted text-sm">
      <IconEye size={18} stroke={1.75} aria-hidden="true" className="mt-px shrink-0" />
      <span className="wrap-anywhere">{sentence()}</span>
    </p>
  );
}

const { readers: words } = text;

/** Names an audience's readers besides the author, now and after a change of manager. A super administrator as manager is named, others counted. */
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
