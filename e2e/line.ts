import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to the server that can be cut and mended, as networks are. */
export async function layLine() {
  const { hostname, port } = new URL(process.env.BASE_URL ?? "");
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The line has no near end.");

  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    async takeUp() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
