import { type ReactNode, useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { storedToken } from "#web/api/session.ts";
import { whenTakenOver } from "#web/api/session-takeover.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { startAccent } from "#web/ui/theme/accent.ts";
import { startTheme } from "#web/ui/theme/theme.ts";
import { pageRoot } from "./page-root.ts";

/** What leads from a page of its own into the app. */
interface AppEntrance {
  /** Loads the app ahead. */
  prepare: () => void;
  /** Goes to a place of the app. */
  enter: (href: string) => Promise<void>;
}

/** A page of its own with its messages, the same at build as in the browser: without router and query cache. */
export const withMessages = (page: ReactNode) => (
  <>
    {page}
    <Toaster />
    <Responding />
  </>
);

/** Says so once the page responds, with all that was typed before. */
function Responding() {
  const [isTypedTaken, setIsTypedTaken] = useState(false);
  useEffect(() => {
    if (isTypedTaken) dispatchEvent(new Event("page-responds"));
    // The page's own effects have run by now: what they took over is rendered together with this.
    else setIsTypedTaken(true);
  }, [isTypedTaken]);
  return null;
}

/** Hydrates a page that was rendered at build; the app takes its place once its user goes on, or at once if there is a session. */
export function startStandalonePage(pageFor: (entrance: AppEntrance) => ReactNode): void {
  const root = pageRoot();
  const loadApp = () => import("./app.tsx");
  let page: Root | undefined;
  let stopFollowing: (() => void) | undefined;

  // What both use is not loaded twice, and messages stay.
  const enter = async (href?: string) => {
    const { showApp } = await loadApp();
    stopFollowing?.();
    page?.unmount();
    root.replaceChildren();
    delete root.dataset.page;
    // What was pressed on a page that did not respond in time went with it.
    dispatchEvent(new Event("page-responds"));
    showApp(root, href);
  };

  startTheme();
  startAccent();
  // Only the app knows where a session belongs.
  if (storedToken()) return void enter();
  // A person who signs in in another tab is signed in here, too.
  stopFollowing = whenTakenOver(() => void enter());
  const prepare = () => void loadApp().catch(() => undefined);
  page = hydrateRoot(root, withMessages(pageFor({ prepare, enter })));
}
