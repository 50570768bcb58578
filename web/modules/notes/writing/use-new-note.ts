import { useState } from "react";
import type { NoteAudience } from "#contract/codes/continuity.ts";
import { useCreation } from "#web/api/use-creation.ts";
import { type NoteMessages, text } from "../text.ts";

interface NewNote {
  aboutId: number | undefined;
  text: string;
  audience: NoteAudience;
}

/** The missing parts of a note (NOTES-15, NOTES-16). */
function missingIn({ aboutId, text: typed }: NewNote): string | undefined {
  if (aboutId === undefined) return text.create.incomplete;
  return typed.trim() === "" ? text.note.blank : undefined;
}

/** Creates a note; `create` resolves to its success, `failure` is the reason against it. */
export function useNewNote(messages: NoteMessages) {
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const send = useCreation("notes.createNote");

  const create = async (note: NewNote): Promise<boolean> => {
    const missing = missingIn(note);
    setFailure(missing);
    if (missing !== undefined || isPending) return false;
    setIsPending(true);
    try {
      const { aboutId = 0, text: noteDescription, audience } = note;
      await send({ body: { aboutEmployeeId: aboutId, noteDescription, audience } });
      return true;
    } catch {
      setFailure(messages.addFailed);
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { create, isPending, failure };
}
