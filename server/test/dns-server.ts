import { createSocket } from "node:dgram";
import type { AddressInfo } from "node:net";
import { type DecodedPacket, decode, encode, RECURSION_AVAILABLE } from "dns-packet";

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
    const question = decode(query);
    const name = nameIn(question);
    asked.push(name);
    const answer = answerTo(name);
    if (answer !== "silence") socket.send(responseTo(question, answer), port, address);
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

const nameIn = ({ questions }: DecodedPacket) => questions?.[0]?.name.toLowerCase() ?? "";

/** The question without additional records, then an answer for each text. */
function responseTo(
  { id, flags = 0, questions = [] }: DecodedPacket,
  answer: Exclude<DnsAnswer, "silence">,
): Buffer {
  const [name, texts] = [questions[0]?.name ?? "", typeof answer === "string" ? [] : answer];
  return encode({
    type: "response",
    id,
    flags: flags | RECURSION_AVAILABLE | (typeof answer === "string" ? responseCodes[answer] : 0),
    questions,
    answers: texts.map((parts) => ({ type: "TXT", name, ttl: 0, data: [...parts] })),
  });
}
