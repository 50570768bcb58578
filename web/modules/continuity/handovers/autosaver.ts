export type SaveState = "idle" | "typing" | "saved" | "failed";

type Save = (text: string) => Promise<unknown>;

const pauseMs = 800;
const retryMs = 10_000;

/** Saves a text after the last change, or on request, one save at a time. A failed save is repeated later. */
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

  /** Saves the rest; returns whether everything is saved. */
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
