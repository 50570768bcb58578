import { hydrateRoot, type Root } from "react-dom/client";
import { storedToken } from "./api/session.ts";
import { whenTakenOver } from "./api/session-takeover.ts";
import { pageRoot } from "./app/page-root.ts";
import { StandaloneSignIn } from "./app/standalone-sign-in.tsx";
import { startAccent } from "./ui/theme/accent.ts";
import { startTheme } from "./ui/theme/theme.ts";

const root = pageRoot();
const loadApp = () => import("./app/app.tsx");

let form: Root | undefined;
let stopFollowing: (() => void) | undefined;

/** The app takes the place of the form: what both use is not loaded twice, and messages stay. */
async function enter(href?: string): Promise<void> {
  const { showApp } = await loadApp();
  stopFollowing?.();
  form?.unmount();
  root.replaceChildren();
  delete root.dataset.page;
  showApp(root, href);
}

startTheme();
startAccent();
// Only the app knows where a session belongs.
if (storedToken()) void enter();
else {
  // A person who signs in in another tab is signed in here, too.
  stopFollowing = whenTakenOver(() => void enter());
  form = hydrateRoot(
    root,
    <StandaloneSignIn
      wanted={history.state?.wanted}
      prepare={() => void loadApp().catch(() => undefined)}
      enter={enter}
    />,
  );
}
