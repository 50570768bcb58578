import { createRootRoute, Outlet } from "@tanstack/react-router";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { LinkProvider } from "#web/ui/link.tsx";
import { RouterLink } from "../router-link.tsx";

export const Route = createRootRoute({
  component: () => (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <Toaster />
    </LinkProvider>
  ),
});
