import { useState } from "react";
import type { NoteAudience } from "#contract/codes/continuity.ts";

export interface NoteDraft {
  text: string;
  audience?: NoteAudience;
  /** The subject of a new note. */
  about?: { value: string; label: string };
  /** The version before the change of a note. */
  version?: number;
}

const isDraft = (value: unknown): value is NoteDraft =>
  typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";

/** The browser's draft under a key, if any; an unreadable one counts as none. */
export function storedDraft(key: string): NoteDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a typed note about the employee waits on this device. */
export const hasNoteDraft = (aboutId: number): boolean =>
  storedDraft(keyOf(`about/${aboutId}`)) !== undefined;

const keyOf = (name: string) => `note-draft/${name}`;

/** Stores or removes a draft; without browser storage, it lasts as long as the screen. */
function store(key: string, draft: NoteDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // The storage may be full or forbidden.
  }
}

/** A draft that survives a reload and ends with the session. */
export function useNoteDraft(
  name: string,
): [NoteDraft | undefined, (draft: NoteDraft | undefined) => void] {
  const key = keyOf(name);
  const [draft, setDraft] = useState(() => storedDraft(key));
  const change = (next: NoteDraft | undefined) => {
    store(key, next);
    setDraft(next);
  };
  return [draft, change];
}
