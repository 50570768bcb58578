import { callApi } from "#web/api/client.ts";
import { queryClient } from "#web/api/query-client.ts";
import { clearSession, storedToken } from "#web/api/session.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { storeAccent } from "#web/ui/theme/accent.ts";

/** Removes the session's toasts, token, stored and cached data from this device. */
export function forgetSession(): void {
  toast.clear();
  clearSession();
  storeAccent(undefined);
  queryClient.clear();
}

/** Ends the session here and on the server, without waiting for the server. */
export function signOut(): void {
  const token = storedToken();
  forgetSession();
  if (token) callApi("auth.signOut", {}, { token, outlivesPage: true }).catch(() => {});
}
