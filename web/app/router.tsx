import { createRouter } from "@tanstack/react-router";
import { NotFoundPage } from "./not-found-page.tsx";
import { PageFailure } from "./page-failure.tsx";
import { routeTree } from "./route-tree.gen.ts";

export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  // Guards ask the server; hovering over a link must not.
  defaultPreloadStaleTime: 30_000,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: PageFailure,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** Where the user wanted to go before they had to sign in. */
    wanted?: string;
  }
}
