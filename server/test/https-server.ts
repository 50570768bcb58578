import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll } from "vitest";

const read = (name: string) =>
  readFileSync(path.join(import.meta.dirname, "certificate", name), "utf8");
const certificate = read("certificate.pem");

/** A server at `localhost` with a certificate that this process trusts, until the file's tests are over; returns its port. */
export async function httpsServer(answer: RequestListener): Promise<number> {
  setDefaultCACertificates([...getCACertificates("default"), certificate]);
  const server = createServer({ cert: certificate, key: read("key.pem") }, answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
