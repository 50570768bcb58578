import { AwsClient } from "aws4fetch";
import { AppError } from "#server/app-error.ts";
import { filesIn, foldersIn, type ListedFile, nextPageIn } from "./s3-listing.ts";

/** Until the start of the response, all attempts included. */
const maxWaitMs = 30_000;
const retries = 3;

interface SentBody {
  body: Uint8Array;
  sha256: string;
}

export interface Bucket {
  /** Throws `unavailable` without a response; a refusal's error names no secret. */
  send(method: "GET" | "PUT" | "DELETE", name: string, sent?: SentBody): Promise<Response>;
  /** The files below a folder, by name. */
  files(folder: string): AsyncGenerator<ListedFile>;
  /** The folders below the bucket's own. */
  folders(): AsyncGenerator<string>;
}

/** `s3://key:secret@host/bucket/folder?region=eu-west-1`; `http://` works without encryption. */
export function bucketAt(address: string): Bucket {
  const url = new URL(address);
  const scheme = url.protocol === "http:" ? "http" : "https";
  const [, bucket = "", ...folders] = url.pathname.replace(/\/$/, "").split("/");
  const root = [...folders, ""].join("/");
  const base = `${scheme}://${url.host}/${bucket}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: "s3",
    region: url.searchParams.get("region") ?? "us-east-1",
    retries,
  });

  async function request(target: string, method: string, sent?: SentBody): Promise<Response> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), maxWaitMs);
    try {
      const response = await client.fetch(target, {
        method,
        signal: waiting.signal,
        ...(sent && {
          body: sent.body as NonNullable<RequestInit["body"]>,
          headers: { "X-Amz-Content-Sha256": sent.sha256 },
        }),
      });
      if (response.ok) return response;
      throw await refusalOf(response, method);
    } catch (error) {
      if (error instanceof TypeError || waiting.signal.aborted)
        throw new AppError("unavailable", { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function* pages(query: Record<string, string>): AsyncGenerator<string> {
    for (let next: string | undefined = ""; next !== undefined; ) {
      const more = next && { "continuation-token": next };
      const asked = new URLSearchParams({ "list-type": "2", ...query, ...more });
      const page = await (await request(`${base}?${asked}`, "GET")).text();
      yield page;
      next = nextPageIn(page);
    }
  }

  return {
    send: (method, name, sent) => request(`${base}/${root}${name}`, method, sent),
    async *files(folder) {
      const prefix = root + folder;
      for await (const page of pages({ prefix })) yield* filesIn(page, prefix);
    },
    async *folders() {
      for await (const page of pages({ prefix: root, delimiter: "/" }))
        yield* foldersIn(page, root);
    },
  };
}

async function refusalOf(response: Response, method: string): Promise<Error> {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(await response.text())?.[1] ?? "no reason given";
  const cause = new Error(`The storage refused ${method} with ${response.status}: ${code}.`);
  return response.status >= 500 ? new AppError("unavailable", { cause }) : cause;
}
