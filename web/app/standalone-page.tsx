import { type ReactNode, useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { storedToken } from "#web/api/session.ts";
import { whenTakenOver } from "#web/api/session-takeover.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { startAccent } from "#web/ui/theme/accent.ts";
import { startTheme } from "#web/ui/theme/theme.ts";
import { pageRoot } from "./page-root.ts";

declare global {
  interface Window {
    /** Shows the shell's skeleton if the path is of the shell, by theme.js. */
    markShell: (pathname: string) => void;
  }
}

/** The way from a standalone page into the app. */
export interface AppEntrance {
  prepare: () => void;
  outline: (href?: string) => void;
  enter: (href: string) => Promise<void>;
}

/** A standalone page with its messages, without router and query cache, the same at build as in the browser. */
export const withMessages = (page: ReactNode) => (
  <>
    {page}
    <Toaster />
    <Responding />
  </>
);

/** Announces that the page responds, with all typed text. */
function Responding() {
  const [isTypedTaken, setIsTypedTaken] = useState(false);
  useEffect(() => {
    if (isTypedTaken) dispatchEvent(new Event("page-responds"));
    // The page's effects have run before: their values render together with this.
    else setIsTypedTaken(true);
  }, [isTypedTaken]);
  return null;
}

/** Hydrates a prerendered page. The app replaces it once its user continues, or at once with a session. */
export function startStandalonePage(pageFor: (entrance: AppEntrance) => ReactNode): void {
  const root = pageRoot();
  const loadApp = () => import("./app.tsx");
  let page: Root | undefined;
  let stopFollowing: (() => void) | undefined;

  // Shared code is loaded once, and messages stay.
  const enter = async (href?: string) => {
    const { showApp } = await loadApp();
    stopFollowing?.();
    await showApp(root, href, () => {
      page?.unmount();
      root.replaceChildren();
      delete root.dataset.page;
    });
  };

  startTheme();
  startAccent();
  // Only the app knows where a session belongs.
  if (storedToken()) return void enter();
  // A sign-in in another tab also signs in here.
  stopFollowing = whenTakenOver(() => void enter());
  const prepare = () => void loadApp().catch(() => undefined);
  const outline = (href = "") => window.markShell(new URL(href, location.href).pathname);
  page = hydrateRoot(root, withMessages(pageFor({ prepare, outline, enter })));
}
