import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { queryClient } from "#web/api/query-client.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";

/** Shows one page as the app does, with its toasts; returns its navigation history. */
export function renderPage(page: ReactNode) {
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute(), history });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        {page}
        <Toaster />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return history;
}

/** The same for a page with its state in the URL, which must be waited for. */
export function renderPageAt(address: string, page: ReactNode): void {
  const routeTree = createRootRoute({
    component: () => (
      <>
        {page}
        <Toaster />
      </>
    ),
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
