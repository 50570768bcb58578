import "../app.css";
import { createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { addAddresses } from "#web/api/address-of.ts";
import { landingAddresses } from "#web/api/landing-addresses.gen.ts";
import { preloadLaterScreens } from "./later-screens.ts";
import { PageFailure } from "./page-failure.tsx";
import { NotFoundPage, routeTree } from "./routes.tsx";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The user's destination before sign-in. */
    wanted?: string;
  }
}

const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  // Guards ask the server; hovering over a link must not.
  defaultPreloadStaleTime: 30_000,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: PageFailure,
  scrollRestoration: true,
});

/** Shows the app at the current address, or at another, once its screen has loaded. What is shown until then stays, and leaves by `leave`. */
export async function showApp(root: HTMLElement, href?: string, leave = () => {}): Promise<void> {
  addAddresses(landingAddresses);
  if (href) router.history.push(href);
  await router.load();
  leave();
  // An earlier press on the unresponsive page is lost.
  dispatchEvent(new Event("page-responds"));
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // The skeleton gives way to a painted screen.
  flushSync(() => createRoot(root).render(app));
  document.documentElement.classList.remove("opens-shell");
  // The first screen does not wait for them, and links work at once.
  for (const input of ["pointermove", "pointerdown", "keydown"])
    addEventListener(input, preloadLaterScreens, { capture: true, once: true });
}
