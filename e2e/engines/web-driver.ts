import { setTimeout as sleep } from "node:timers/promises";

/** A session of WebDriver: posts a command and returns its value; throws what the browser complains of. */
export interface WebDriverSession {
  post: <Value>(command: string, body: object) => Promise<Value>;
  end: () => Promise<void>;
}

async function call<Value>(url: string, method: "POST" | "DELETE", body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value?.message ?? response.status}`);
  return value;
}

const listens = (address: string) =>
  fetch(`${address}/status`).then(
    () => true,
    () => false,
  );

/** Opens a session at a driver that has just been started. */
export async function openWebDriverSession(
  address: string,
  alwaysMatch: object,
): Promise<WebDriverSession> {
  const giveUpAt = Date.now() + 30_000;
  while (!(await listens(address))) {
    if (Date.now() > giveUpAt) throw new Error(`Nothing listens at ${address}.`);
    await sleep(50);
  }
  const { sessionId } = await call<{ sessionId: string }>(`${address}/session`, "POST", {
    capabilities: { alwaysMatch },
  });
  const session = `${address}/session/${sessionId}`;
  return {
    post: (command, body) => call(`${session}/${command}`, "POST", body),
    end: async () => {
      await call(session, "DELETE");
    },
  };
}
