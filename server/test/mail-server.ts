import { SMTPServer } from "smtp-server";

/** With its received mails; it never responds to addresses with a given ending. */
export async function startMailServer({ silentFor }: { silentFor?: string } = {}) {
  const mails: string[] = [];
  const received: string[] = [];
  const silent: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (silentFor && address.endsWith(silentFor)) silent.push(address);
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        mails.push(Buffer.concat(chunks).toString());
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const drop = () => {
    for (const connection of server.connections) connection.close();
  };
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { mails, received, silent, port, drop, stop };
}
