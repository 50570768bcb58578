import { use, useEffect, useState } from "react";
import { createAutosaver, type SaveState } from "./autosaver.ts";
import { UnsavedTextsContext } from "./unsaved-texts.ts";

/** A text that is saved while it is being typed, when its field is left and when the screen is. */
export function useAutosave(initial: string, save: (text: string) => Promise<unknown>) {
  const [value, setValue] = useState(initial);
  const [state, setState] = useState<SaveState>("idle");
  const [saver] = useState(() => createAutosaver(setState));
  useEffect(() => saver.setSave(save), [saver, save]);
  const unsaved = use(UnsavedTextsContext);
  useEffect(() => unsaved.add(saver.flush), [unsaved, saver]);
  useEffect(() => () => void saver.flush(), [saver]);
  const change = (text: string) => {
    setValue(text);
    saver.change(text);
  };
  return { value, state, change, flush: saver.flush };
}
