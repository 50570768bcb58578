/** How long a call is held. */
const holdMs = 6_000;

/** A call that has not been sent yet. */
export interface HeldCall {
  /** Sends it now, once. */
  send: () => Promise<unknown>;
  /** It is never sent. */
  undo: () => void;
  /** The time stops, and starts again from its beginning. */
  pause: () => void;
  resume: () => void;
}

const held = new Set<HeldCall>();

/**
 * Holds a call for six seconds in which it can be undone, for changes from which the server has no way back. It is sent at
 * once when the page is hidden or closed, before its user signs out, and whenever `sendHeldCalls` is called.
 */
export function holdCall(call: () => Promise<unknown>): HeldCall {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    return held.delete(one);
  };
  const one: HeldCall = {
    send: async () => (stop() ? call() : undefined),
    undo: stop,
    pause: () => clearTimeout(timer),
    resume: () => {
      clearTimeout(timer);
      if (held.has(one)) timer = setTimeout(() => void one.send(), holdMs);
    },
  };
  held.add(one);
  one.resume();
  // Listening twice to the same function is listening once.
  document.addEventListener("visibilitychange", sendIfHidden);
  addEventListener("pagehide", sendHeldCalls);
  return one;
}

/** Sends all calls that are held; resolves once the server has returned each. */
export const sendHeldCalls = (): Promise<unknown> =>
  Promise.all([...held].map((one) => one.send()));

function sendIfHidden(): void {
  if (document.visibilityState === "hidden") void sendHeldCalls();
}
