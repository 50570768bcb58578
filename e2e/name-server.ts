import { createSocket } from "node:dgram";
import { decode, encode } from "dns-packet";

const noSuchName = 3;

/** Answers for TXT records from its map; every other name does not exist. */
export async function startNameServer() {
  const texts = new Map<string, string>();
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { id, flags = 0, questions = [] } = decode(query);
    const name = questions[0]?.name ?? "";
    const text = texts.get(name.toLowerCase());
    const answers = text === undefined ? [] : [{ type: "TXT" as const, name, data: text }];
    const code = text === undefined ? noSuchName : 0;
    const response = { type: "response" as const, id, flags: flags | code, questions, answers };
    socket.send(encode(response), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
