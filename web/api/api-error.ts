import type { ErrorBody, ErrorCode } from "#contract/errors.ts";

/** A call that did not succeed; status 0 means that no answer came at all. */
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

/** The sentence the server sent, or one's own. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message ? error.message : fallback;

/** What the server says about single fields; undefined for an error of another kind. */
export const fieldsOf = (error: unknown): Record<string, string> | undefined =>
  error instanceof ApiError ? error.fields : undefined;
