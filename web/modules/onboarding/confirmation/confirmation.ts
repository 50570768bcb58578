import { ApiError } from "#web/api/api-error.ts";
import { callApi } from "#web/api/client.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { failureOrOfflineMessage } from "#web/modules/auth/index.ts";

export type Outcome =
  | { state: "confirmed" }
  | { state: "refused" }
  /** It may work if it is tried again. */
  | { state: "failed"; message: string };

/** The token follows the #, so that no server ever logs it. */
const tokenInAddress = () => new URLSearchParams(location.hash.slice(1)).get("access_token");

const started = new Map<string, Promise<Outcome>>();

/** Confirms with the token in the address, once for each attempt: the link works once, and a page may be mounted twice. */
export function startConfirmation(attempt: number): Promise<Outcome> {
  const accessToken = tokenInAddress();
  if (!accessToken) return Promise.resolve({ state: "refused" });
  const key = `${attempt}:${accessToken}`;
  const outcome = started.get(key) ?? confirm(accessToken);
  started.set(key, outcome);
  return outcome;
}

async function confirm(accessToken: string): Promise<Outcome> {
  try {
    await callApi("onboarding.confirmEmail", { body: { accessToken } });
    void refreshAfter("onboarding.confirmEmail");
    return { state: "confirmed" };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return { state: "refused" };
    return { state: "failed", message: failureOrOfflineMessage(error) };
  }
}
