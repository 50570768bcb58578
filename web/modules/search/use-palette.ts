import type { Area } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { useWaiting } from "#web/modules/dashboard/index.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import type { Acting } from "./act-options.tsx";
import { foundGroups, startGroups } from "./palette-groups.tsx";
import { recentPeople } from "./recent-people.ts";
import type { SearchPage } from "./search-page.ts";
import { useSearchResults } from "./use-search-results.ts";
import { wishIn } from "./wish.ts";

const maxWaiting = 3;

/** What the search shows for a typed text, or before anything is typed. */
export function usePalette(typed: string, area: Area, pages: readonly SearchPage[]) {
  const { id, authId, can } = useCurrentEmployee();
  const today = currentDay();
  const actor = { id, area, reviewsLeave: can.reviewLeave, leadsPeople: can.leadPeople };
  const acting: Acting = { actor, today };
  const wish = wishIn(typed, actor, today);
  const results = useSearchResults(typed);
  const wished = useSearchResults(wish?.person ?? "");
  const { waiting, isLoading } = useWaiting(area, maxWaiting);
  const recent = useRecentPeople(authId);
  if (typed.trim() === "")
    return { acting, groups: startGroups({ waiting, recent }, acting), state: results, isLoading };
  const { found } = results;
  const groups = foundGroups({ typed, pages, found, wish, wished: wished.found }, acting);
  const isWaiting = results.isWaiting || wished.isWaiting;
  return { acting, groups, state: { ...results, isWaiting }, isLoading: false };
}

/** People opened lately, as far as they may still be seen. */
function useRecentPeople(owner: string) {
  const ids = recentPeople(owner);
  const { data } = useApiQuery(
    "search.people",
    { query: { ids: ids.join(",") } },
    { isEnabled: ids.length > 0 },
  );
  return ids.length > 0 ? (data ?? []) : [];
}
