import type { SignIn } from "#contract/auth.ts";
import { entryPlaces } from "#contract/entry-places.ts";
import { clearSession, storeSession } from "#web/api/session.ts";
import { pauseBeforeLeavingMs, shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { landingPathOf } from "./area.ts";
import { dropAddress } from "./known-address.ts";
import { text } from "./text.ts";

export interface SignInTarget {
  /** The user's destination before sign-in. */
  wanted?: string | undefined;
  /** Loads the app ahead. */
  prepare?: () => void;
  /** Shows the shape of the screen to be entered; without an address, the form again. */
  outline?: (href?: string) => void;
  enter: (href: string) => Promise<void>;
}

/** A path of this app, from any address in the browser's history. */
const isPath = (wanted: string | undefined) => /^\/[^/\\]/.test(wanted ?? "");

/** Keeps the session and enters the place of its account state; a deactivated account gets no session. */
export async function enterAs(
  { token, employee }: SignIn,
  { wanted, outline, enter }: SignInTarget,
): Promise<void> {
  if (!token) {
    clearSession();
    return enter(entryPlaces.deactivated);
  }
  storeSession(token, employee.email);
  dropAddress();
  toast.success(text.signIn.done, { durationMs: shortNoticeMs });
  // The wanted page's own guard redirects anyone who may not see it.
  const href = wanted && isPath(wanted) ? wanted : landingPathOf(employee);
  outline?.(href);
  // These need the app's code, and the outline shows before it has arrived.
  const [{ applyPreferences }, { focusHeading }] = await Promise.all([
    import("./preferences.ts"),
    import("#web/ui/heading-focus.ts"),
  ]);
  await Promise.all([
    applyPreferences(),
    new Promise((resolve) => setTimeout(resolve, pauseBeforeLeavingMs)),
  ]);
  await enter(href);
  focusHeading();
}
