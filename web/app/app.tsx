import "../app.css";
import { createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { addAddresses } from "#web/api/address-of.ts";
import { addresses } from "#web/api/addresses.gen.ts";
import { NotFoundPage, PageFailure } from "./fallback-pages.tsx";
import { routeTree } from "./routes.tsx";

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

/** Shows the app at the current address, or at another. */
export function showApp(root: HTMLElement, href?: string): void {
  addAddresses(addresses);
  if (href) router.history.push(href);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
