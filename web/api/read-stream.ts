import { addresses } from "./addresses.gen.ts";
import { ApiError } from "./api-error.ts";
import { apiBase } from "./client.ts";
import { eventSplitter } from "./event-splitter.ts";
import type { OperationId, ResultOf } from "./operations.ts";
import { storedToken } from "./session.ts";

/** A little more than twice the server's heartbeat interval. */
const maxSilenceMs = 60_000;
/** After this long a silence, a user who returns to the page should not have to wait any longer. */
const doubtfulSilenceMs = 35_000;

/**
 * Reads an operation that goes on answering, until the server ends it, it falls silent or the signal ends it; rejects with
 * an ApiError if it cannot be opened.
 */
export async function readStream<Id extends OperationId>(
  id: Id,
  onAnswer: (answer: ResultOf<Id>) => void,
  signal: AbortSignal,
): Promise<void> {
  const [method, path] = addresses[id];
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  signal.addEventListener("abort", leave);
  const watch = watchSilence(leave);
  try {
    const response = await fetch(`${apiBase}${path}`, {
      method,
      headers: { Authorization: `Bearer ${storedToken()}` },
      cache: "no-store",
      signal: leaving.signal,
    });
    if (!response.ok) throw new ApiError(response.status, await bodyOf(response));
    const take = eventSplitter((data) => onAnswer(JSON.parse(data)));
    await readText(response, (text) => {
      watch.heard();
      take(text);
    });
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0);
  } finally {
    watch.stop();
    signal.removeEventListener("abort", leave);
  }
}

const bodyOf = (response: Response) => response.json().catch(() => ({}));

async function readText({ body }: Response, onText: (text: string) => void): Promise<void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    onText(part.value);
}

/** Calls back when nothing has been heard for too long: a connection can be dead without an error. */
function watchSilence(onSilent: () => void) {
  let heardAt = Date.now();
  let timer = setTimeout(onSilent, maxSilenceMs);
  const onSight = () => {
    if (!document.hidden && Date.now() - heardAt > doubtfulSilenceMs) onSilent();
  };
  document.addEventListener("visibilitychange", onSight);
  return {
    heard() {
      heardAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(onSilent, maxSilenceMs);
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onSight);
    },
  };
}
