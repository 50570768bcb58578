import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { NamedOperation } from "#contract/operation.ts";
import { currentTime } from "#server/clock.ts";
import type { FilePart, RowPlace } from "#server/csv/file-part.ts";
import type { Services } from "#server/services.ts";
import { archiveOf } from "#server/storage/archive.ts";
import { openVerified } from "#server/storage/verified-file.ts";
import { type Call, publicCall, tenantCall } from "./calls.ts";
import { downloadHeaders, fileHeaders, inLetterCase } from "./download.ts";
import { claimsOf } from "./guard.ts";
import type { Route } from "./handler.ts";
import { hangUpOf } from "./hang-up.ts";
import { liveResponse } from "./live-response.ts";
import type { OpenStreams } from "./open-streams.ts";
import { openTransfers } from "./open-transfers.ts";
import { type ResponseWriter, responseWriter } from "./output.ts";
import { nextArchiveLink } from "./pages.ts";
import { forgetRest } from "./unread-rest.ts";
import { receiveUpload } from "./upload.ts";

export interface ServeOptions {
  services: Services;
  /** Checks every response against the contract; for tests, since it takes time. */
  checkResponses: boolean;
  streams: OpenStreams;
}

export function serve(app: FastifyInstance, route: Route, options: ServeOptions): void {
  const { operation } = route;
  const write = responseWriter(operation, options.checkResponses);
  const call =
    operation.access === "public"
      ? publicCall(route, write, options.services)
      : tenantCall(route, write, options.services);
  if (operation.stream) serveStream(app, operation, call, options);
  else if (operation.file === "upload") serveUpload(app, route, write, options);
  else if (operation.file === "download") serveDownload(app, operation, call, options);
  else if (operation.file === "export") serveExport(app, operation, call);
  else if (operation.file === "calendar") serveCalendar(app, operation, call);
  else if (operation.file === "archive") serveArchive(app, operation, call, options);
  else serveJson(app, operation, call);
}

/** HEAD would do all the work of a GET: only calendar programs, which ask with it first, may. */
function mount(
  app: FastifyInstance,
  operation: NamedOperation,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  const { method, path } = operation;
  app.route({
    method,
    url: path,
    config: { operation },
    exposeHeadRoute: operation.file === "calendar",
    handler: (request, reply) => handler(request, reply),
  });
}

/** Verifies the caller before reading the file, and receives it before the transaction. */
function serveUpload(
  app: FastifyInstance,
  route: Route,
  write: ResponseWriter,
  { services }: ServeOptions,
): void {
  const uploads = openTransfers(3, 32);
  const call = tenantCall(route, write, services, async (request, claims) => {
    const end = uploads.admit(claims.sessionId);
    try {
      request.body = await receiveUpload(request.raw, services.incomingDir);
    } finally {
      end();
    }
  });
  // A scope of its own: only this operation takes such a body, and no other.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("multipart/form-data", (_request, _body, done) => done(null));
    // The rest of a refused upload is read only for a verified caller, whose file is too large or finds no room.
    scope.addHook("onSend", async (request, reply) => {
      if ([413, 507].includes(reply.statusCode)) await forgetRest(request.raw);
      if (!request.raw.readableEnded) reply.header("Connection", "close");
    });
    serveJson(scope, route.operation, call);
  });
}

/** The file is opened and sent after the transaction. */
function serveDownload(
  app: FastifyInstance,
  operation: NamedOperation,
  call: Call,
  { services }: ServeOptions,
): void {
  mount(app, operation, async (request, reply) => {
    request.query = inLetterCase(operation.query, request.query);
    const { tenantId } = await claimsOf(request, services.tokens, currentTime());
    const { file } = await call(request, hangUpOf(reply));
    if (!file) throw new Error(`${operation.path} named no file.`);
    const content = await openVerified(services.storage, tenantId, file);
    return reply.headers(downloadHeaders(file)).send(content);
  });
}

/** Writes the file while sending it: each part repeats the call, session and access included. */
function serveExport(app: FastifyInstance, operation: NamedOperation, call: Call): void {
  mount(app, operation, async (request, reply) => {
    const signal = hangUpOf(reply);
    const partAfter = partsBy(
      async (after) => (await call(request, signal, after)).part,
      operation.path,
    );
    const first = await partAfter();
    return reply
      .headers(fileHeaders(first))
      .send(Readable.from(textsOf(partsOf(first, partAfter))));
  });
}

/** Many files as one archive; each part repeats the call, as for an export. */
function serveArchive(
  app: FastifyInstance,
  operation: NamedOperation,
  call: Call,
  { services }: ServeOptions,
): void {
  const archives = openTransfers(1, 4);
  mount(app, operation, async (request, reply) => {
    const signal = hangUpOf(reply);
    const { tenantId, sessionId } = await claimsOf(request, services.tokens, currentTime());
    const partAfter = partsBy(
      async (after) => (await call(request, signal, after)).archive,
      operation.path,
    );
    const end = archives.admit(sessionId);
    reply.raw.once("close", end);
    const first = await partAfter();
    const { fileName, nextArchiveAfter: after } = first;
    if (after !== undefined) reply.header("Link", nextArchiveLink(request.url, after));
    const archive = archiveOf(partsOf(first, partAfter), {
      storage: services.storage,
      tenantId,
      onLeftOut: (error) => request.log.error(error),
    });
    return reply.headers(fileHeaders({ fileName, contentType: "application/zip" })).send(archive);
  });
}

interface Part {
  last: RowPlace | undefined;
}

/** The same call returns the part after a row. */
const partsBy =
  <Of extends Part>(read: (after?: RowPlace) => Promise<Of | undefined>, path: string) =>
  async (after?: RowPlace): Promise<Of> => {
    const part = await read(after);
    if (!part) throw new Error(`${path} wrote nothing.`);
    return part;
  };

async function* partsOf<Of extends Part>(first: Of, partAfter: (after: RowPlace) => Promise<Of>) {
  let part = first;
  yield part;
  while (part.last) {
    part = await partAfter(part.last);
    yield part;
  }
}

async function* textsOf(parts: AsyncIterable<FilePart>) {
  for await (const { text } of parts) yield text;
}

/** The address of a calendar is a secret, so responses are never cached. */
function serveCalendar(app: FastifyInstance, operation: NamedOperation, call: Call): void {
  mount(app, operation, async (request, reply) => {
    const { payload } = await call(request, hangUpOf(reply));
    return reply
      .header("Cache-Control", "private, no-store")
      .type("text/calendar; charset=utf-8")
      .send(payload);
  });
}

/** An operation with a single JSON response. */
function serveJson(app: FastifyInstance, operation: NamedOperation, call: Call): void {
  app.route({
    method: operation.method,
    url: operation.path,
    config: { operation },
    handler: async (request, reply) => {
      const { payload, totalCount, nextPage } = await call(request, hangUpOf(reply));
      if (totalCount !== undefined) reply.header("X-Total-Count", totalCount);
      if (nextPage !== undefined) reply.header("Link", nextPage);
      return reply
        .header("Cache-Control", "no-store")
        .code(operation.creates ? 201 : 200)
        .type("application/json; charset=utf-8")
        .send(payload);
    },
  });
}

/** A stream: each event repeats the call, session and access included. */
function serveStream(
  app: FastifyInstance,
  operation: NamedOperation,
  call: Call,
  { services, streams }: ServeOptions,
): void {
  mount(app, operation, async (request, reply) => {
    const claims = await claimsOf(request, services.tokens, currentTime());
    const signal = hangUpOf(reply);
    const stream = await liveResponse({
      streams,
      reader: claims,
      read: async () => (await call(request, signal)).payload,
      listen: (wake) => services.live.listen(claims, wake),
      onError: (error) => request.log.warn(error),
    });
    return reply
      .header("Cache-Control", "no-store")
      .header("X-Accel-Buffering", "no")
      .type("text/event-stream")
      .send(stream);
  });
}
