import { knownAddress, loadedAddress } from "../address-of.ts";
import { ApiError } from "../api-error.ts";
import { apiBase } from "../client.ts";
import type { OperationId, ResultOf } from "../operations.ts";
import { storedToken } from "../session.ts";

/** A little more than twice the server's heartbeat interval. */
const maxSilenceMs = 60_000;
/** After this silence, a returning user does not wait any longer. */
const doubtfulSilenceMs = 35_000;

/** Reads an event stream until the server closes it, it falls silent or the signal aborts; rejects with an ApiError if it cannot be opened. */
export async function readStream<Id extends OperationId>(
  id: Id,
  onResult: (result: ResultOf<Id>) => void,
  signal: AbortSignal,
): Promise<void> {
  const [method, path] = knownAddress(id) ?? (await loadedAddress(id));
  const closing = new AbortController();
  const close = () => closing.abort();
  signal.addEventListener("abort", close);
  const watch = watchSilence(close);
  try {
    const response = await fetch(`${apiBase}${path}`, {
      method,
      headers: { Authorization: `Bearer ${storedToken()}` },
      cache: "no-store",
      signal: closing.signal,
    });
    if (!response.ok) throw new ApiError(response.status, await bodyOf(response));
    const take = eventSplitter((data) => onResult(JSON.parse(data)));
    await readText(response, (text) => {
      watch.heard();
      take(text);
    });
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0);
  } finally {
    watch.stop();
    signal.removeEventListener("abort", close);
  }
}

const bodyOf = (response: Response) => response.json().catch(() => ({}));

async function readText({ body }: Response, onText: (text: string) => void): Promise<void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    onText(part.value);
}

/** Calls back after too long a silence: a connection can be dead without an error. */
function watchSilence(onSilent: () => void) {
  let heardAt = Date.now();
  let timer = setTimeout(onSilent, maxSilenceMs);
  const onVisible = () => {
    if (!document.hidden && Date.now() - heardAt > doubtfulSilenceMs) onSilent();
  };
  document.addEventListener("visibilitychange", onVisible);
  return {
    heard() {
      heardAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(onSilent, maxSilenceMs);
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
    },
  };
}

/** Returns a function that splits chunks of an event stream and passes on each event's data; it ignores comments. */
export function eventSplitter(onData: (data: string) => void): (text: string) => void {
  let rest = "";
  return (text) => {
    const events = (rest + text).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      const lines = event.split("\n").filter((line) => line.startsWith("data:"));
      if (lines.length > 0) onData(lines.map((line) => line.slice(5).trimStart()).join("\n"));
    }
  };
}
