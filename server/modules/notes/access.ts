import type { NoteAudience } from "#contract/codes/continuity.ts";

export interface NoteStanding {
  audience: NoteAudience;
  isAuthor: boolean;
  isSubject: boolean;
  isSuperadmin: boolean;
  /** Managers of today and super administrators. */
  mayWrite: boolean;
}

export interface NoteRights {
  canEdit: boolean;
  canDelete: boolean;
  /** The audiences that the reader may choose instead. */
  audiences: NoteAudience[];
  canReply: boolean;
}

/** Fewer readers than before; a draft is only its author's. */
const fewer: Record<Exclude<NoteAudience, "draft">, NoteAudience[]> = {
  shared: ["line", "hr"],
  line: ["hr"],
  hr: [],
};

/**
 * Authors and super administrators change and delete notes. Former managers only read them, but release or delete their drafts. Only
 * authors set the audience.
 */
export function noteRights(note: NoteStanding): NoteRights {
  const { audience, isAuthor, isSubject, isSuperadmin, mayWrite } = note;
  if (isSubject)
    return { canEdit: false, canDelete: false, audiences: [], canReply: audience === "shared" };
  if (audience === "draft")
    return {
      canEdit: mayWrite,
      canDelete: true,
      audiences: mayWrite ? ["line", "hr", "shared"] : ["line", "hr"],
      canReply: false,
    };
  const canEdit = isSuperadmin || (isAuthor && mayWrite);
  const audiences = isAuthor && mayWrite ? fewer[audience] : [];
  return { canEdit, canDelete: canEdit, audiences, canReply: false };
}

/** Why a change is refused; without the right to change, even an empty one is. */
export function refusalOf(
  { canEdit, audiences }: NoteRights,
  { isRewritten, movedTo }: { isRewritten: boolean; movedTo: NoteAudience | undefined },
): "forbidden" | "more_readers" | undefined {
  const canChange = canEdit || audiences.length > 0;
  if (!canChange || (isRewritten && !canEdit)) return "forbidden";
  return movedTo === undefined || audiences.includes(movedTo) ? undefined : "more_readers";
}
