import { addressOf } from "./address-of.ts";
import { ApiError } from "./api-error.ts";
import { fileNameOf } from "./file-name.ts";
import type { InputOf, OperationId, ResultOf } from "./operations.ts";
import { noteServerTime } from "./server-clock.ts";
import { storedToken } from "./session.ts";
import { tokenProblem } from "./token-problem.ts";

/** Where the API is: its base path, or its whole address. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? "/prod";

interface AnyInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent with a creation, so that a retry creates nothing twice. */
  idempotencyKey?: string;
  /** The version of the record that its user has seen; the call is refused if it has changed since. */
  seenVersion?: number;
  /** A token other than the stored one. */
  token?: string;
  /** Sent to its end even if the page is closed meanwhile. */
  outlivesPage?: boolean;
}

/** Calls one operation of the API; rejects with an ApiError. No timeout is set. */
export async function callApi<Id extends OperationId>(
  id: Id,
  input: InputOf<Id>,
  options: CallOptions = {},
): Promise<ResultOf<Id>> {
  const { response, kind } = await respond(id, input, options);
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, answer as object);
  if (kind !== "paged") return answer as ResultOf<Id>;
  return { items: answer, total: Number(response.headers.get("X-Total-Count")) } as ResultOf<Id>;
}

/** Calls an operation that returns a file, and returns it under its name; rejects with an ApiError. */
export async function callForFile<Id extends OperationId>(
  id: Id,
  input: InputOf<Id>,
): Promise<File> {
  const { response } = await respond(id, input, {});
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})));
  const name = fileNameOf(response.headers.get("Content-Disposition"));
  const content = await response.blob().catch(() => {
    // Cut off on the way.
    throw new ApiError(0);
  });
  return new File([content], name, { type: content.type });
}

export async function respond<Id extends OperationId>(
  id: Id,
  input: InputOf<Id>,
  options: CallOptions,
) {
  const { signal, outlivesPage = false } = options;
  const [method, path, kind] = addressOf(id);
  const { params, query, body } = input as AnyInput;

  const response = await fetch(`${apiBase}${pathWith(path, params)}${searchOf(query)}`, {
    method,
    headers: headersOf(path, options, body !== undefined),
    keepalive: outlivesPage,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0);
  });
  noteServerTime(response);
  return { response, kind };
}

/** The headers of a call; throws an ApiError if it needs a session and the token cannot be that of one. */
export function headersOf(path: string, options: CallOptions, hasBody: boolean): Headers {
  const { token = storedToken(), idempotencyKey, seenVersion } = options;
  const headers = new Headers();
  if (path.startsWith("/secure/")) {
    // Known here: after signing out, what is still on the screen may ask once more.
    const message = tokenProblem(path, token);
    if (message) throw new ApiError(401, { message });
    headers.set("Authorization", `Bearer ${token}`);
  }
  if (hasBody) headers.set("Content-Type", "application/json");
  if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
  if (seenVersion !== undefined) headers.set("If-Match", `"${seenVersion}"`);
  return headers;
}

const pathWith = (path: string, params: AnyInput["params"]) =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])));

function searchOf(query: AnyInput["query"]): string {
  const given = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  return given.length
    ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
    : "";
}
