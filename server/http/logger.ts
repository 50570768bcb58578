import { type Logger, pino } from "pino";

/** Logs as JSON lines. What could identify or impersonate a person is left out: headers with tokens, bodies, queries. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    serializers: {
      req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
        id,
        method,
        path: url.split("?")[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
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
  });
