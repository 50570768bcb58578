export interface Shared<Value> {
  /** The same in all tabs that share. */
  name: string;
  /** Holds the connection until the signal ends it and passes on what arrives; ends by itself if there is nothing to hold. */
  hold: (tell: (value: Value) => void, signal: AbortSignal) => Promise<void>;
  onValue: (value: Value) => void;
}

type Message<Value> = { says: "who holds?" } | { says: "I do"; value: Value | undefined };

/** How long a tab that holds may take to say so before it counts as gone without letting go. */
const answerMs = 2_000;

/**
 * Lets one tab of this browser hold a connection and tell the others what comes, since a browser has few connections to one
 * server; when it closes, another takes over. Returns a function that leaves.
 */
export function shareAmongTabs<Value>(shared: Shared<Value>): () => void {
  const leaving = new AbortController();
  if ("locks" in navigator) takeTurns(shared, leaving.signal);
  else holdWhileSeen(shared, leaving.signal);
  return () => leaving.abort();
}

function takeTurns<Value>({ name, hold, onValue }: Shared<Value>, leaving: AbortSignal): void {
  const others = new BroadcastChannel(name);
  const say = (message: Message<Value>) => others.postMessage(message);
  let latest: Value | undefined;
  let turn: AbortController | undefined;
  let waiting = new AbortController();
  let answer: ReturnType<typeof setTimeout> | undefined;

  const tell = (value: Value) => {
    latest = value;
    onValue(value);
    say({ says: "I do", value });
  };
  const holdNow = async () => {
    const mine = new AbortController();
    turn = mine;
    await hold(tell, mine.signal);
    if (turn === mine) turn = undefined;
  };
  const request = (options: LockOptions) => {
    navigator.locks.request(name, options, holdNow).catch((error: unknown) => {
      // Another tab has taken it over while this one seemed to be gone: it lets go, and queues again.
      const isRobbed = turn && error instanceof DOMException && error.name === "AbortError";
      if (leaving.aborted || !isRobbed) return;
      turn?.abort();
      turn = undefined;
      queue();
    });
  };
  const queue = () => {
    waiting = new AbortController();
    request({ signal: waiting.signal });
  };
  const takeAway = () => {
    if (turn) return;
    waiting.abort();
    request({ steal: true });
  };
  const ask = () => {
    if (turn || document.hidden) return;
    say({ says: "who holds?" });
    clearTimeout(answer);
    answer = setTimeout(takeAway, answerMs);
  };

  others.onmessage = ({ data }: MessageEvent<Message<Value>>) => {
    if (data.says === "who holds?") {
      if (turn) say({ says: "I do", value: latest });
      return;
    }
    clearTimeout(answer);
    if (data.value !== undefined) onValue(data.value);
  };
  document.addEventListener("visibilitychange", ask, { signal: leaving });
  leaving.addEventListener("abort", () => {
    clearTimeout(answer);
    waiting.abort();
    turn?.abort();
    others.close();
  });
  queue();
  ask();
}

/** Where tabs cannot agree, each holds its own while it is visible. */
function holdWhileSeen<Value>({ hold, onValue }: Shared<Value>, leaving: AbortSignal): void {
  let turn: AbortController | undefined;
  const follow = () => {
    turn?.abort();
    turn = undefined;
    if (document.hidden || leaving.aborted) return;
    turn = new AbortController();
    void hold(onValue, turn.signal);
  };
  document.addEventListener("visibilitychange", follow, { signal: leaving });
  leaving.addEventListener("abort", follow);
  follow();
}
