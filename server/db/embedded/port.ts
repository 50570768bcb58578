import { createServer } from "node:net";

const loopback = "127.0.0.1";

/** The wanted port if free, otherwise any free one, on the loopback address. */
export async function freePort(wanted?: number): Promise<number> {
  const port = wanted && (await tryPort(wanted));
  return port || ((await tryPort(0)) ?? freePort());
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen(port, loopback, () => {
      const address = server.address();
      const taken = typeof address === "object" ? address?.port : undefined;
      server.close(() => resolve(taken));
    });
  });
}
