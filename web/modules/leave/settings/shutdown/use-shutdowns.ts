import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Shutdown } from "#contract/leave/planning/shutdown.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { refreshAfter } from "#web/api/refresh.ts";

const pollMs = 1_500;
export const pageSize = 10;

const isMoving = ({ state }: Pick<Shutdown, "state">) =>
  state === "counting" || state === "booking" || state === "undoing";

/** The shutdowns; while one goes on by itself, as far as it is. Once none does, what shows leave is fetched again. */
export function useShutdowns(page: number) {
  const query = useQuery({
    ...apiQuery("leave.shutdowns", { query: { page, pageSize } }),
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? pollMs : false),
  });
  const moves = query.data?.items.some(isMoving);
  const moved = useRef<boolean>(undefined);
  useEffect(() => {
    if (moved.current === true && moves === false) void refreshAfter("leave.bookShutdown");
    moved.current = moves;
  }, [moves]);
  return query;
}
