export interface SharedConnection<Value> {
  /** Identifies the connection in all tabs that share it. */
  name: string;
  /** Maintains the connection until the signal aborts and delivers its values; resolves early after a refusal. */
  connect: (deliver: (value: Value) => void, signal: AbortSignal) => Promise<void>;
  onValue: (value: Value) => void;
}

type Message<Value> = { type: "query" } | { type: "value"; value: Value | undefined };

/** The connected tab's time to reply before it counts as frozen or gone. */
const replyMs = 2_000;

/** Lets one tab connect for all others, since browsers limit connections per server. Another tab takes over once it closes. Returns a function that leaves. */
export function shareConnection<Value>(shared: SharedConnection<Value>): () => void {
  const leaving = new AbortController();
  if ("locks" in navigator) takeTurns(shared, leaving.signal);
  else connectWhileVisible(shared, leaving.signal);
  return () => leaving.abort();
}

function takeTurns<Value>(
  { name, connect, onValue }: SharedConnection<Value>,
  leaving: AbortSignal,
): void {
  const others = new BroadcastChannel(name);
  const send = (message: Message<Value>) => others.postMessage(message);
  let latest: Value | undefined;
  let turn: AbortController | undefined;
  let waiting = new AbortController();
  let reply: ReturnType<typeof setTimeout> | undefined;

  const deliver = (value: Value) => {
    latest = value;
    onValue(value);
    send({ type: "value", value });
  };
  const connectNow = async () => {
    const mine = new AbortController();
    turn = mine;
    await connect(deliver, mine.signal);
    if (turn === mine) turn = undefined;
  };
  const request = (options: LockOptions) => {
    navigator.locks.request(name, options, connectNow).catch((error: unknown) => {
      // Another tab took over from this seemingly lost one, which disconnects and queues again.
      const wasStolen = turn && error instanceof DOMException && error.name === "AbortError";
      if (leaving.aborted || !wasStolen) return;
      turn?.abort();
      turn = undefined;
      queue();
    });
  };
  const queue = () => {
    waiting = new AbortController();
    request({ signal: waiting.signal });
  };
  const takeOver = () => {
    if (turn) return;
    waiting.abort();
    request({ steal: true });
  };
  const ask = () => {
    if (turn || document.hidden) return;
    send({ type: "query" });
    clearTimeout(reply);
    reply = setTimeout(takeOver, replyMs);
  };

  others.onmessage = ({ data }: MessageEvent<Message<Value>>) => {
    if (data.type === "query") {
      if (turn) send({ type: "value", value: latest });
      return;
    }
    clearTimeout(reply);
    if (data.value !== undefined) onValue(data.value);
  };
  document.addEventListener("visibilitychange", ask, { signal: leaving });
  leaving.addEventListener("abort", () => {
    clearTimeout(reply);
    waiting.abort();
    turn?.abort();
    others.close();
  });
  queue();
  ask();
}

/** Gives each visible tab its own connection where tabs cannot coordinate. */
function connectWhileVisible<Value>(
  { connect, onValue }: SharedConnection<Value>,
  leaving: AbortSignal,
): void {
  let turn: AbortController | undefined;
  const follow = () => {
    turn?.abort();
    turn = undefined;
    if (document.hidden || leaving.aborted) return;
    turn = new AbortController();
    void connect(onValue, turn.signal);
  };
  document.addEventListener("visibilitychange", follow, { signal: leaving });
  leaving.addEventListener("abort", follow);
  follow();
}
