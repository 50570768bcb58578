import type { Person } from "./world.ts";

async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  let rest = "";
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const events = `${rest}${chunk}`.split("\n\n");
    rest = events.pop() ?? "";
    yield* events;
  }
}

/** As a browser reads it: the content so far, and a promise for the end. */
export async function openStream<Answer>(url: string, { token }: Pick<Person, "token">) {
  const leaving = new AbortController();
  const { ok, status, headers, body } = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  if (!ok || !body) throw new Error(`The stream returned ${status}.`);
  const answers: Answer[] = [];
  const heartbeats: number[] = [];
  const read = async () => {
    for await (const event of eventsOf(body))
      if (event.startsWith("data: ")) answers.push(JSON.parse(event.slice(6)));
      else heartbeats.push(Date.now());
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
    heartbeats,
    ended,
    isOpen: () => !hasEnded,
    leave: () => leaving.abort(),
  };
}
