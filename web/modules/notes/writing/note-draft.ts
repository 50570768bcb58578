import { useState } from "react";
import type { NoteAudience } from "#contract/codes/continuity.ts";

/** What has been typed of a note and not been saved. */
export interface NoteDraft {
  text: string;
  audience?: NoteAudience;
  /** Of a new note: whom it is about. */
  about?: { value: string; label: string };
  /** Of a note that is being changed: the version that was read. */
  version?: number;
}

const isDraft = (value: unknown): value is NoteDraft =>
  typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";

/** The draft stored in the browser under a key, if any; what cannot be read counts as none. */
export function storedDraft(key: string): NoteDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft, or removes it; where the browser stores nothing, it lasts as long as the screen. */
function store(key: string, draft: NoteDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // The storage may be full or forbidden.
  }
}

/** A draft that survives a reload and ends with the session, like everything that the browser stores of it. */
export function useNoteDraft(
  name: string,
): [NoteDraft | undefined, (draft: NoteDraft | undefined) => void] {
  const key = `note-draft/${name}`;
  const [draft, setDraft] = useState(() => storedDraft(key));
  const change = (next: NoteDraft | undefined) => {
    store(key, next);
    setDraft(next);
  };
  return [draft, change];
}
