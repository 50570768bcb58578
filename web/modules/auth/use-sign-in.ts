import { places } from "#contract/places.ts";
import { callApi } from "#web/api/client.ts";
import { clearSession, storeSession } from "#web/api/session.ts";
import { pauseBeforeLeavingMs, shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { landingPathOf } from "./area.ts";
import { failureMessage } from "./failure-message.ts";
import { text } from "./text.ts";

export interface SignInTarget {
  wanted?: string | undefined;
  prepare?: () => void;
  enter: (href: string) => Promise<void>;
}

/** A path of this app, whatever the browser's history says. */
const isPath = (wanted: string | undefined) => /^\/[^/\\]/.test(wanted ?? "");

/** Signs in and enters the place of the account state; a deactivated account gets no session. */
export function useSignIn({ wanted, prepare, enter }: SignInTarget) {
  return async (given: { email: string; password: string }) => {
    try {
      prepare?.();
      const { token, employee } = await callApi("auth.login", { body: given });
      if (!token) {
        clearSession();
        return await enter(places.deactivated);
      }
      storeSession(token, employee.email);
      toast.success(text.signIn.done, { durationMs: shortNoticeMs });
      const { applyPreferences } = await import("./preferences.ts");
      await Promise.all([
        applyPreferences(),
        new Promise((resolve) => setTimeout(resolve, pauseBeforeLeavingMs)),
      ]);
      // The wanted page's own guard redirects anyone who may not see it.
      await enter(wanted && isPath(wanted) ? wanted : landingPathOf(employee));
    } catch (error) {
      toast.error(failureMessage(error), { durationMs: shortNoticeMs });
    }
  };
}
