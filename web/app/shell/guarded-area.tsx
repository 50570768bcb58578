import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "#web/api/query-client.ts";
import { text } from "./text.ts";
import { useSessionWatch } from "./use-session-watch.ts";

/** What every page behind sign-in stands in: the cache of what was read, and the watch over the session. */
export function GuardedArea({ children }: { children: ReactNode }) {
  const { isConnectionLost } = useSessionWatch();
  return (
    // Its style elements would be refused; what they say stands in styles.css.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        {isConnectionLost && (
          <p
            role="status"
            className="sticky top-0 z-40 bg-amber-tint px-4 py-1.5 text-center text-amber-text text-sm"
          >
            {text.connectionLost}
          </p>
        )}
        {children}
      </QueryClientProvider>
    </CSPProvider>
  );
}
