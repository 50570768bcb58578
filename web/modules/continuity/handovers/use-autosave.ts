import { use, useEffect, useState } from "react";
import { createAutosaver, type SaveState } from "./autosaver.ts";
import { UnsavedTextsContext } from "./unsaved-texts.ts";

interface Autosaved {
  /** As it was saved last. */
  initial: string;
  /** What to begin with: as it was saved, or as it was typed and could not be saved before the screen was left. */
  start: string;
  keep: (text: string) => void;
  save: (text: string) => Promise<unknown>;
}

export function useAutosave({ initial, start, keep, save }: Autosaved) {
  const [value, setValue] = useState(start);
  const [state, setState] = useState<SaveState>("idle");
  const [saver] = useState(() => createAutosaver(setState));
  useEffect(() => saver.setSave(save), [saver, save]);
  const unsaved = use(UnsavedTextsContext);
  useEffect(() => unsaved.add(saver.flush), [unsaved, saver]);
  useEffect(() => () => void saver.flush(), [saver]);
  useEffect(() => {
    if (state !== "failed") return;
    const retry = () => void saver.flush();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [state, saver]);
  useEffect(() => {
    if (start !== initial) saver.change(start);
    // Only what was kept when the screen was opened.
  }, [saver]);
  const change = (text: string) => {
    setValue(text);
    keep(text);
    saver.change(text);
  };
  return { value, state, change, flush: saver.flush };
}
