export type SaveState = "idle" | "typing" | "saved" | "failed";

type Save = (text: string) => Promise<unknown>;

const pauseMs = 800;
const retryMs = 10_000;

/**
 * Saves a text a moment after the last change, or at once when asked: one save after the other, and of what changed meanwhile only the
 * last. What could not be saved is kept and tried again after a while, with the next change, or when asked.
 */
export function createAutosaver(show: (state: SaveState) => void) {
  let save: Save = async () => {};
  let pending: string | undefined;
  let running: Promise<void> | undefined;
  let timer: number | undefined;

  async function saveAll(): Promise<void> {
    while (pending !== undefined) {
      const text = pending;
      pending = undefined;
      try {
        await save(text);
      } catch {
        pending ??= text;
        show("failed");
        timer = window.setTimeout(() => void flush(), retryMs);
        return;
      }
    }
    show("saved");
  }

  /** Saves what is not saved yet, and says whether everything is. */
  async function flush(): Promise<boolean> {
    window.clearTimeout(timer);
    await running;
    if (pending === undefined) return true;
    running = saveAll();
    await running;
    return pending === undefined;
  }

  return {
    setSave: (next: Save) => {
      save = next;
    },
    change: (text: string) => {
      pending = text;
      show("typing");
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void flush(), pauseMs);
    },
    flush,
  };
}
