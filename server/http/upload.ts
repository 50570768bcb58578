import type { FileHandle } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { maxFileBytes } from "#contract/rules/file.ts";
import { AppError } from "#server/app-error.ts";
import { namelessFile } from "./nameless-file.ts";

/** Other parts and their headers. */
const maxOtherBytes = 65_536;
const limits = {
  fileSize: maxFileBytes,
  files: 1,
  fields: 20,
  fieldSize: 1_000,
  headerPairs: 20,
  headerSize: 4_096,
};

/** At most one file; throws at the first passed limit. The file's folder is empty afterwards. */
export async function receiveUpload(
  request: IncomingMessage,
  folder: string,
): Promise<Record<string, unknown>> {
  if (Number(request.headers["content-length"] ?? 0) > maxFileBytes + maxOtherBytes)
    throw tooLarge();
  const place = await namelessFile(folder);
  try {
    return await receivedParts(request, place);
  } finally {
    await place.close();
  }
}

interface ReceivedFile {
  name: string;
  fileName: string;
  content: Readable;
  /** Resolves to its size. */
  written: Promise<number>;
}

async function receivedParts(
  request: IncomingMessage,
  place: FileHandle,
): Promise<Record<string, unknown>> {
  const parser = parserFor(request);
  const parts = new Map<string, unknown>();
  const add = (name: string, value: unknown) => {
    if (parts.has(name)) parser.destroy(invalid(name, "Only one of these is accepted"));
    parts.set(name, value);
  };
  let file: ReceivedFile | undefined;
  parser.on("field", (name, value, _isNameCut, isCut) => {
    if (isCut) parser.destroy(invalid(name, `At most ${limits.fieldSize} characters`));
    add(name, value);
  });
  parser.on("file", (name, content, fileName) => {
    content.once("limit", () => parser.destroy(tooLarge(name)));
    file = { name, fileName: typedName(fileName ?? ""), content, written: write(content, place) };
    // Awaited below, unless the request fails first; a file that cannot be written ends it.
    file.written.catch((error: NodeJS.ErrnoException) => {
      if (error.code !== undefined && !parser.destroyed) parser.destroy(error);
    });
    add(name, undefined);
  });
  for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const)
    parser.once(limit, () => parser.destroy(new AppError("invalid_request")));

  await feed(request, parser).catch((error: unknown) => {
    file?.content.destroy();
    throw error;
  });
  if (file) {
    const bytes = new Uint8Array(await file.written);
    await place.read(bytes, 0, bytes.length, 0);
    parts.set(file.name, receivedFile(bytes, file.fileName));
  }
  return Object.fromEntries(parts);
}

/** Read by `bytes` alone, once. An ordinary file copies its bytes twice: 5 MB would hold up the event loop. */
const receivedFile = (bytes: Uint8Array<ArrayBuffer>, name: string): File =>
  Object.defineProperties(new File([], name), {
    size: { value: bytes.length },
    bytes: { value: async () => bytes },
  });

const escaped: Record<string, string> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

/** Browsers encode only these three characters. */
const typedName = (fileName: string): string =>
  fileName.replaceAll(/%22|%0D|%0A/g, (found) => escaped[found] ?? found);

function parserFor({ headers }: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, "content-type": headers["content-type"] ?? "" },
      limits,
    });
  } catch {
    throw new AppError("invalid_request");
  }
}

async function write(content: Readable, place: FileHandle): Promise<number> {
  let written = 0;
  await pipeline(content, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      await place.write(chunk, 0, chunk.length, written);
      written += chunk.length;
    }
  });
  return written;
}

/** Resolves after the whole request; a refusal stops the reading. */
function feed(request: IncomingMessage, parser: BusboyInstance): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxFileBytes + maxOtherBytes) parser.destroy(tooLarge());
  };
  const onClose = () => {
    if (!request.readableEnded) parser.destroy(new AppError("invalid_request"));
  };
  request.on("data", count).once("close", onClose);
  parser.once("finish", resolve).once("error", reject);
  request.pipe(parser);
  return promise
    .catch((error: unknown) => {
      throw error instanceof AppError ? error : new AppError("invalid_request");
    })
    .finally(() => {
      request.unpipe(parser).off("data", count).off("close", onClose).pause();
    });
}

const invalid = (name: string, problem: string) =>
  new AppError("invalid_request", { fields: { [name]: problem } });

const tooLarge = (name = "File") =>
  new AppError("payload_too_large", { fields: { [name]: "File size should be less than 5MB" } });
