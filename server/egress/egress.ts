import { lookup as systemLookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { refuseWithinTransaction } from "#server/db/open-transaction.ts";
import { type AllowedPlaces, isReachable, noPlaces } from "./allowed-places.ts";

export type EgressFailure =
  | "address_refused"
  | "not_resolved"
  | "unreachable"
  | "too_slow"
  | "too_large"
  | "redirected"
  | "compressed";

/** Names neither the address nor the answer, which may hold secrets. */
export class EgressError extends Error {
  override name = "EgressError";
  readonly reason: EgressFailure;

  constructor(reason: EgressFailure, cause?: unknown) {
    super(`A call to another server failed: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** A call as for `fetch`. */
interface EgressCall {
  method?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: string | Uint8Array | undefined;
  signal?: AbortSignal | undefined;
}

/** Calls another server and reads its whole answer, whatever its status; throws EgressError. Never within a transaction. */
export type Egress = (url: string, call?: EgressCall) => Promise<Response>;

interface Resolved {
  address: string;
  family: number;
}

export interface EgressOptions {
  allowed?: AllowedPlaces;
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<readonly Resolved[]>;
  maxMs?: number;
}

/** What of an answer's headers a caller gets. */
const shownHeaders = ["content-type", "retry-after"];

const defaultMaxMs = 10_000;
const maxAnswerBytes = 64 * 1024;

/** The only way to other servers besides mail and bucket. */
export function createEgress({
  allowed = noPlaces,
  resolve = (host) => systemLookup(host, { all: true, order: "verbatim" }),
  maxMs = defaultMaxMs,
}: EgressOptions = {}): Egress {
  return async (address, call = {}) => {
    refuseWithinTransaction();
    const url = addressOf(address);
    const ownTime = AbortSignal.timeout(maxMs);
    const signal = AbortSignal.any([ownTime, ...(call.signal ? [call.signal] : [])]);
    try {
      const addresses = await orAborted(signal, addressesOf(url, allowed, resolve));
      return await send(url, { ...call, signal }, addresses);
    } catch (error) {
      if (ownTime.aborted) throw new EgressError("too_slow");
      throw error instanceof EgressError ? error : new EgressError("unreachable", error);
    }
  };
}

function addressOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const port = Number(url?.port || 443);
  const isRight = url?.protocol === "https:" && url.username + url.password === "";
  if (!url || !isRight || (port !== 443 && port <= 1023)) throw new EgressError("address_refused");
  return url;
}

/** Looked up once: the connection goes to one of these. Throws unless all of them may be reached. */
async function addressesOf(
  { hostname }: URL,
  allowed: AllowedPlaces,
  resolve: NonNullable<EgressOptions["resolve"]>,
): Promise<readonly Resolved[]> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const found = family
    ? [{ address: host, family }]
    : await resolve(host).catch((cause) => {
        throw new EgressError("not_resolved", cause);
      });
  if (found.length === 0) throw new EgressError("not_resolved");
  const isAllowed =
    allowed.hosts.has(host) || found.every(({ address }) => isReachable(address, allowed));
  if (!isAllowed) throw new EgressError("address_refused");
  return found;
}

/** A name's look-up cannot be stopped, only left behind. */
function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

const pinnedTo =
  (addresses: readonly Resolved[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first = { address: "", family: 4 }] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };

/** A connection of its own, so that none is shared, reused or sent through a proxy of the environment. */
function send(
  url: URL,
  { method = "GET", headers = {}, body, signal }: EgressCall,
  addresses: readonly Resolved[],
): Promise<Response> {
  const agent = new Agent({ keepAlive: false, maxCachedSessions: 0 });
  return new Promise<Response>((resolve, reject) => {
    const sent = request(url, {
      agent,
      method,
      headers: {
        ...headers,
        "accept-encoding": "identity",
        ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
      },
      lookup: pinnedTo(addresses),
      signal,
    });
    sent.once("error", reject);
    sent.once("response", (answer) => {
      read(answer).then(resolve, (error) => {
        sent.destroy();
        reject(error);
      });
    });
    sent.end(body);
  }).finally(() => agent.destroy());
}

async function read(answer: IncomingMessage): Promise<Response> {
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) throw new EgressError("redirected");
  const { "content-encoding": encoding = "identity" } = answer.headers;
  if (encoding !== "identity") throw new EgressError("compressed");
  const parts: Buffer[] = [];
  let sizeBytes = 0;
  for await (const part of answer) {
    sizeBytes += part.length;
    if (sizeBytes > maxAnswerBytes) throw new EgressError("too_large");
    parts.push(part);
  }
  // These have no body.
  const content = [204, 205, 304].includes(status) ? null : Buffer.concat(parts);
  return new Response(content, {
    status,
    headers: shownHeaders.flatMap((name) => {
      const value = answer.headers[name];
      return typeof value === "string" ? [[name, value] as [string, string]] : [];
    }),
  });
}
