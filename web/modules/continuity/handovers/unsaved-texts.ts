import { createContext } from "react";

type Flush = () => Promise<boolean>;

/** The autosaved texts of a screen, all to be saved before the step is finished. */
export interface UnsavedTexts {
  add: (flush: Flush) => () => void;
  /** Saves the rest; returns whether everything is saved. */
  flush: Flush;
}

export function createUnsavedTexts(): UnsavedTexts {
  const texts = new Set<Flush>();
  return {
    add: (flush) => {
      texts.add(flush);
      return () => void texts.delete(flush);
    },
    flush: async () => {
      const saved = await Promise.all([...texts].map((flush) => flush()));
      return saved.every(Boolean);
    },
  };
}

export const UnsavedTextsContext = createContext(createUnsavedTexts());
