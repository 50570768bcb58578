import { useNavigate, useRouter } from "@tanstack/react-router";
import { places } from "#contract/places.ts";
import { callApi } from "#web/api/client.ts";
import { clearSession, storeSession } from "#web/api/session.ts";
import { pauseBeforeLeavingMs, shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { landingPathOf } from "./area.ts";
import { failureMessage } from "./failure-message.ts";
import { text } from "./text.ts";

/** Where the user wanted to go before they had to sign in: a path of this app, whatever the state says. */
const wantedPath = ({ wanted }: { wanted?: string }) =>
  /^\/[^/\\]/.test(wanted ?? "") ? wanted : undefined;

/** Signs in and navigates to the place of the account state; a deactivated account gets no session. */
export function useSignIn() {
  const navigate = useNavigate();
  const { history } = useRouter();

  return async (given: { email: string; password: string }) => {
    try {
      const { token, employee } = await callApi("auth.login", { body: given });
      if (!token) {
        clearSession();
        return await navigate({ to: places.deactivated });
      }
      storeSession(token, employee.email);
      toast.success(text.signIn.done, { durationMs: shortNoticeMs });
      const { applyPreferences } = await import("./preferences.ts");
      await Promise.all([
        applyPreferences(),
        new Promise((resolve) => setTimeout(resolve, pauseBeforeLeavingMs)),
      ]);
      // The wanted page's own guard redirects anyone who may not see it.
      await navigate({ href: wantedPath(history.location.state) ?? landingPathOf(employee) });
    } catch (error) {
      toast.error(failureMessage(error), { durationMs: shortNoticeMs });
    }
  };
}
