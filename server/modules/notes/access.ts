import type { NoteAudience } from "#contract/codes/continuity.ts";

interface NoteStanding {
  audience: NoteAudience;
  isAuthor: boolean;
  isSubject: boolean;
  isSuperadmin: boolean;
  /** Whether the reader may write notes about the employee: who leads them today, and super administrators. */
  mayWrite: boolean;
}

interface NoteRights {
  canEdit: boolean;
  canDelete: boolean;
  audiences: NoteAudience[];
  canReply: boolean;
}

/** Fewer readers than before; a draft is not for others at all. */
const fewer: Record<Exclude<NoteAudience, "draft">, NoteAudience[]> = {
  shared: ["line", "hr"],
  line: ["hr"],
  hr: [],
};

/**
 * What someone who may read a note may do with it. Its author and super administrators change and delete it, but an author who
 * no longer leads the employee only reads it. Its author alone says who reads it. A draft that was left behind at a change of
 * the line is released as it is, or deleted. The employee replies to what is shared with them.
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

/** Why a change of a note is refused, if it is; one that changes nothing is refused to those who may change nothing. */
export function refusalOf(
  { canEdit, audiences }: NoteRights,
  { isRewritten, movedTo }: { isRewritten: boolean; movedTo: NoteAudience | undefined },
): "forbidden" | "more_readers" | undefined {
  const canChange = canEdit || audiences.length > 0;
  if (!canChange || (isRewritten && !canEdit)) return "forbidden";
  return movedTo === undefined || audiences.includes(movedTo) ? undefined : "more_readers";
}
