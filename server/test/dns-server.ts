import { createSocket } from "node:dgram";
import type { AddressInfo } from "node:net";

/** Texts, each in its parts; no such name; no text of it; a failure; a refusal; silence. */
export type DnsAnswer =
  | readonly (readonly string[])[]
  | "nxdomain"
  | "nodata"
  | "servfail"
  | "refused"
  | "silence";

const responseCodes = { nxdomain: 3, nodata: 0, servfail: 2, refused: 5 };

/** A name server for TXT records on a port of this machine. `answerTo` is asked with the name in lower case. */
export async function startDnsServer(answerTo: (name: string) => DnsAnswer) {
  const asked: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, end } = questionOf(query);
    asked.push(name);
    const answer = answerTo(name);
    if (answer !== "silence")
      socket.send(responseTo(query.subarray(0, end), answer), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const { port } = socket.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    /** The names asked for, in order. */
    asked,
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

/** The question without additional records, then an answer for each text. */
function responseTo(query: Buffer, answer: Exclude<DnsAnswer, "silence">): Buffer {
  const records = typeof answer === "string" ? [] : answer.map(recordOf);
  const header = Buffer.from(query);
  header.writeUInt16BE(0x8180 + (typeof answer === "string" ? responseCodes[answer] : 0), 2);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, ...records]);
}

function recordOf(parts: readonly string[]): Buffer {
  const content = Buffer.concat(
    parts.map((part) => Buffer.concat([Buffer.of(Buffer.byteLength(part)), Buffer.from(part)])),
  );
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(content.length, 10);
  return Buffer.concat([head, content]);
}
