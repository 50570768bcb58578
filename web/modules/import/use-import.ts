import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ImportState } from "#contract/codes/import.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { refreshAfter } from "#web/api/refresh.ts";

const pollMs = 1_000;

/** An import; while it is running, as far as it is. Once it has ended, the people whom it added are fetched. */
export function useImport(id: number | undefined) {
  const query = useQuery({
    ...apiQuery("import.get", { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.state === "running" ? pollMs : false),
  });
  const state = query.data?.state;
  const before = useRef<ImportState>(undefined);
  useEffect(() => {
    if (before.current === "running" && state !== "running")
      void refreshAfter("onboarding.addEmployee");
    before.current = state;
  }, [state]);
  return query;
}
