import { once } from "node:events";

/** What a browser returns to a command, as far as we read it. */
interface Reply {
  id: number;
  type: "success" | "error";
  result?: unknown;
  message?: string;
}

type Params = Record<string, unknown>;

/** A session of WebDriver BiDi: sends a command and returns its result; throws what the browser complains of. */
export interface BidiSession {
  send: <Result>(method: string, params?: Params) => Promise<Result>;
  end: () => Promise<void>;
}

/** Opens a session with a browser that listens at an address. */
export async function openBidiSession(address: string): Promise<BidiSession> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (reply: Reply) => void>();
  let lastId = 0;
  socket.addEventListener("message", ({ data }) => {
    const reply: Reply = JSON.parse(data);
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  socket.addEventListener("close", () => {
    for (const [id, settle] of waiting)
      settle({ id, type: "error", message: "the browser has gone" });
  });
  await once(socket, "open");

  async function send<Result>(method: string, params: Params = {}): Promise<Result> {
    lastId += 1;
    const id = lastId;
    const reply = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await reply;
    if (type === "error") throw new Error(`${method}: ${message}`);
    return result as Result;
  }

  await send("session.new", { capabilities: {} });
  return {
    send,
    async end() {
      await send("session.end");
      socket.close();
    },
  };
}
