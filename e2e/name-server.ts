import { createSocket } from "node:dgram";

/** Answers for TXT records from its map; every other name does not exist. */
export async function startNameServer() {
  const texts = new Map<string, string>();
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, end } = questionOf(query);
    socket.send(responseTo(query.subarray(0, end), texts.get(name)), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length).toLowerCase());
    at += 1 + length;
  }
  return { name: labels.join("."), end: at + 5 };
}

/** The question again, then the text that refers to its name. */
function responseTo(question: Buffer, text: string | undefined): Buffer {
  const header = Buffer.from(question);
  header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(text === undefined ? 0 : 1, 6);
  header.writeUInt32BE(0, 8);
  if (text === undefined) return header;
  const { length } = text;
  const record = [0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 0, 0, length + 1, length];
  return Buffer.concat([header, Buffer.from(record), Buffer.from(text)]);
}
