import { createContext } from "react";

type Flush = () => Promise<boolean>;

/** The texts of a screen that are saved while they are typed, so that all of them can be saved before the step is finished. */
interface UnsavedTexts {
  add: (flush: Flush) => () => void;
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
