import type { Person } from "./world.ts";

async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  let rest = "";
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const events = `${rest}${chunk}`.split("\n\n");
    rest = events.pop() ?? "";
    yield* events;
  }
}

/** A stream as a browser reads it: what has come so far, and a promise of its end. */
export async function openStream<Answer>(url: string, { token }: Pick<Person, "token">) {
  const leaving = new AbortController();
  const { ok, status, headers, body } = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  if (!ok || !body) throw new Error(`The stream answered ${status}.`);
  const answers: Answer[] = [];
  const signsOfLife: number[] = [];
  const read = async () => {
    for await (const event of eventsOf(body))
      if (event.startsWith("data: ")) answers.push(JSON.parse(event.slice(6)));
      else signsOfLife.push(Date.now());
  };
  let hasEnded = false;
  const ended = read()
    .catch(() => {})
    .finally(() => {
      hasEnded = true;
    });
  return {
    headers,
    answers,
    signsOfLife,
    ended,
    isOpen: () => !hasEnded,
    leave: () => leaving.abort(),
  };
}
