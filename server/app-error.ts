import { type ErrorCode, errors } from "#contract/errors.ts";

export interface ErrorDetails {
  /** Replaces the code's own sentence. */
  message?: string;
  /** Messages by input. */
  fields?: Record<string, string>;
  /** The wait before a retry. */
  retryAfterSeconds?: number;
  /** For the log only. */
  cause?: unknown;
}

/** An expected failure, safe for the caller; other errors are bugs. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { message, fields, retryAfterSeconds, cause }: ErrorDetails = {}) {
    super(message ?? errors[code][1], { cause });
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
