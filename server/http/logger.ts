import type { FastifyReply, FastifyRequest } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";
import { createMarks, loggedCaller } from "./caller-log.ts";
import { errorRecord, errorTitle } from "./error-record.ts";

interface LoggerOptions {
  level: string;
  secretKey: string;
  /** Standard output, unless a test wants to read it. */
  destination?: DestinationStream;
}

const withoutSecret = (path: string) => path.replace(/(\/calendar\/feed\/).+/, "$1[left out]");

/**
 * Logs as JSON lines. What could identify or impersonate a person is left out: headers with tokens, bodies, queries, the
 * values that Postgres quotes. Addresses appear as marks, so that what one of them did can be followed.
 */
export function createLogger({ level, secretKey, destination }: LoggerOptions): Logger {
  const mark = createMarks(secretKey);
  const options = {
    level,
    serializers: {
      req: ({ id, method, url, ip }: FastifyRequest) => ({
        id,
        method,
        path: withoutSecret(url.split("?")[0] ?? ""),
        ...(ip && { address: mark(ip) }),
      }),
      res: ({ statusCode, request }: FastifyReply) => ({
        statusCode,
        ...(request && loggedCaller(request)),
        ...(request?.ip && { address: mark(request.ip) }),
      }),
      account: (email: string) => mark(email.toLowerCase()),
      err: errorRecord,
      error: errorRecord,
    },
    hooks: {
      // An error that is logged alone would lend the line its message.
      logMethod(args: Parameters<Logger["info"]>, method: Logger["info"]) {
        const [first, ...others] = args as unknown[];
        if (!(first instanceof Error)) return method.apply(this, args);
        const title = others.length > 0 ? others : [errorTitle(first)];
        return method.apply(this, [{ err: first }, ...title] as never);
      },
    },
    redact: {
      paths: [
        "*.password",
        "*.newPassword",
        "*.accessToken",
        "*.token",
        "*.idNumber",
        "*.taxNumber",
      ],
      censor: "[left out]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
