import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { queryClient } from "#web/api/query-client.ts";
import { Confirmation } from "./confirmation.tsx";
import { text } from "./text.ts";
import { useSessionWatch } from "./use-session-watch.ts";

/** Wraps every page behind sign-in: provides the query cache and watches the session. */
export function GuardedArea() {
  const { isConnectionLost } = useSessionWatch();
  return (
    // The page's policy would refuse its style elements; their rules are in styles.css.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        {isConnectionLost && (
          <p
            role="status"
            className="sticky top-0 z-40 bg-amber-tint px-4 py-1.5 text-center text-amber-text text-sm print:hidden"
          >
            {text.connectionLost}
          </p>
        )}
        <Outlet />
        <Confirmation />
      </QueryClientProvider>
    </CSPProvider>
  );
}
