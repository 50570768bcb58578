import { callApi } from "#web/api/client.ts";
import { clearSession, currentSession, storedToken } from "#web/api/session.ts";

/** Ends a valid session here and on the server, without waiting for the server. */
export async function endSession(): Promise<void> {
  const token = storedToken();
  if (!token || !currentSession()) return;
  clearSession();
  await callApi("auth.signOut", {}, { token, outlivesPage: true }).catch(() => {});
}
