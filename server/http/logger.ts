import type { FastifyReply, FastifyRequest } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";
import { createMarks, loggedCaller } from "./caller-log.ts";
import { errorRecord, errorTitle } from "./error-record.ts";

export interface LoggerOptions {
  level: string;
  /** The key of the marks for addresses derives from it. */
  secretKey: string;
  /** Standard output, except in tests. */
  destination?: DestinationStream;
}

/** A calendar feed's address contains its secret. */
const withoutSecret = (path: string) => path.replace(/(\/calendar\/feed\/).+/, "$1[left out]");

/** JSON lines without tokens, bodies, queries or stored values. Addresses are marks, so that they can be followed. */
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
      // A lone error would lend the line its message.
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
