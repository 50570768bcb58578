import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ErrorBody, type ErrorCode, errors } from "#contract/errors.ts";
import { AppError } from "#server/app-error.ts";

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_INVALID_JSON_BODY: "invalid_request",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid_request",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalid_request",
};

const connectionFailures = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
/** In the words of the system and of Postgres. */
const noRoom = /^(ENOSPC|EDQUOT|53100)$/;
const tooManyOpenFiles = /^(EMFILE|ENFILE)$/;
/** SQLSTATE codes for: no connection or resources, shutdown or start, timeouts, and deadlock victims. */
const unavailableStates = /^(08...|53...|57P0[1-4]|57014|55P03|25P03|40001|40P01)$/;
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Faults of the server, for the log. */
const isOurs: ReadonlySet<ErrorCode> = new Set(["internal", "unavailable", "file_damaged"]);

/** Returns failures as `{message, code, fields?}` with their status; logs unexpected errors and never discloses them. */
export function handleFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    if (hasHungUp(request, error)) {
      request.log.info("The caller hung up.");
      return send(reply, "invalid_request");
    }
    const code = codeOf(error);
    const isExpected = error instanceof AppError;
    if (isOurs.has(code) || (code === "disk_full" && !isExpected)) request.log.error(error);
    return send(reply, code, isExpected ? error : undefined);
  });
}

/** Whether the caller's connection broke during the request. */
const hasHungUp = ({ raw }: FastifyRequest, error: Error & { code?: string }) =>
  raw.readableAborted && connectionFailures.test(error.code ?? "");

/** With two hosts, a proxy might have used the other one. */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === "host").length > 1)
      throw new AppError("invalid_request");
  });
}

export const handleUnreadablePath = (_: unknown, _request: FastifyRequest, reply: FastifyReply) =>
  void send(reply, "invalid_request");

/** Below the base path, without an operation. */
export const handleUnknownPath = (_request: FastifyRequest, reply: FastifyReply) =>
  send(reply, "not_found");

const sent = new WeakMap<FastifyReply, ErrorCode>();

/** The code that a reply failed with. */
export const failureOf = (reply: FastifyReply): ErrorCode | undefined => sent.get(reply);

function send(reply: FastifyReply, code: ErrorCode, error?: AppError): FastifyReply {
  sent.set(reply, code);
  const [status, message] = errors[code];
  const body: ErrorBody = {
    message: error?.message ?? message,
    code,
    ...(error?.fields && { fields: error.fields }),
  };
  const retryAfterSeconds = error?.retryAfterSeconds ?? (code === "unavailable" ? 2 : undefined);
  if (retryAfterSeconds !== undefined) reply.header("Retry-After", String(retryAfterSeconds));
  return reply.code(status).header("Cache-Control", "no-store").send(body);
}

function codeOf(error: FastifyError | AppError): ErrorCode {
  if (error instanceof AppError) return error.code;
  const known = byFastifyCode[error.code];
  if (known) return known;
  if (error.statusCode === 429) return "too_many_requests";
  if (noRoom.test(error.code ?? "")) return "disk_full";
  if (isDatabaseDown(error) || tooManyOpenFiles.test(error.code ?? "")) return "unavailable";
  return error.statusCode && error.statusCode < 500 ? "invalid_request" : "internal";
}

function isDatabaseDown({ code = "", message }: FastifyError): boolean {
  return (
    connectionFailures.test(code) || unavailableStates.test(code) || lostConnection.test(message)
  );
}
