import type { ErrorBody, ErrorCode } from "#contract/errors.ts";

/** A failed call; status 0 means that there was no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: Record<string, string>;

  constructor(status: number, body: Partial<ErrorBody> & { error?: string } = {}) {
    super(body.message ?? body.error ?? "");
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
  }

  get isOffline(): boolean {
    return this.status === 0;
  }
}

export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message ? error.message : fallback;

/** The server's messages for single fields; undefined for other errors. */
export const fieldsOf = (error: unknown): Record<string, string> | undefined =>
  error instanceof ApiError ? error.fields : undefined;
