import { knownAddress, loadedAddress } from "./address-of.ts";
import { ApiError } from "./api-error.ts";
import type { InputOf, OperationId, ResultOf } from "./operations.ts";
import { noteServerTime } from "./server-clock.ts";
import { readToken, storedToken } from "./session.ts";

/** The API's base path or whole address. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? "/prod";

interface AnyInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Prevents a second creation by a retry. */
  idempotencyKey?: string;
  /** The record's version on the screen; a newer one on the server refuses the call. */
  seenVersion?: number;
  /** A token other than the stored one. */
  token?: string;
  /** The request is sent to its end even from a closed page. */
  outlivesPage?: boolean;
}

/** Calls one operation of the API without a timeout; rejects with an ApiError. */
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

let askForConfirmation: (() => Promise<boolean>) | undefined;

/** Sets how a call asks its person for a confirmation; confirmed, it is repeated. Undefined: it fails. */
export function whenConfirmationNeeded(ask: typeof askForConfirmation): void {
  askForConfirmation = ask;
}

const needsConfirmation = async (response: Response): Promise<boolean> =>
  response.status === 403 &&
  (
    await response
      .clone()
      .json()
      .catch(() => ({}))
  ).code === "confirmation_needed";

/** Calls one operation and returns its response with the operation's kind of response. */
export async function respond<Id extends OperationId>(
  id: Id,
  input: InputOf<Id>,
  options: CallOptions,
): Promise<{ response: Response; kind: string | undefined }> {
  const { signal, outlivesPage = false } = options;
  const [method, path, kind] = knownAddress(id) ?? (await loadedAddress(id));
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
  if (askForConfirmation && (await needsConfirmation(response)) && (await askForConfirmation()))
    return respond(id, input, options);
  return { response, kind };
}

/** The headers of a call; throws an ApiError if the call needs a session and the token is not one. */
export function headersOf(path: string, options: CallOptions, hasBody: boolean): Headers {
  const { token = storedToken(), idempotencyKey, seenVersion } = options;
  const headers = new Headers();
  if (path.startsWith("/secure/")) {
    // After a sign-out the screen may ask once more, which needs no request.
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

const missing = "Authentication token not found";
const ofCalendar = "/secure/calendarEvents/";
const namingTheCompany = [
  ofCalendar,
  "/secure/feedback/",
  "/secure/positions/",
  "/secure/departments/",
];

/** The token's problem with a call, as far as the browser can see. Calendar calls have their own wordings (AMB-040). */
function tokenProblem(path: string, token: string | null): string | undefined {
  const isOfCalendar = path.startsWith(ofCalendar);
  if (!token) return isOfCalendar ? `${missing} in localStorage` : missing;
  if (!namingTheCompany.some((start) => path.startsWith(start))) return undefined;
  const claims = readToken(token);
  if (isOfCalendar && !(claims && claims.expiresAtMs > Date.now()))
    return "Invalid or expired token";
  return claims?.tenantId ? undefined : "Tenant ID not found in token";
}
