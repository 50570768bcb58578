import type { Area } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { useWaiting } from "#web/modules/dashboard/index.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import type { Acting } from "../actions/act-options.tsx";
import { wishIn } from "../actions/wish.ts";
import { recentPeople } from "../recent-people.ts";
import type { SearchPage } from "../search-page.ts";
import { useSearchResults } from "../use-search-results.ts";
import { foundGroups, startGroups } from "./palette-groups.tsx";

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
  const recent = recentPeople(authId);
  const people = usePeople([...recent, ...waiting.map(({ person }) => person.id)]);
  if (typed.trim() === "") {
    const groups = startGroups({ waiting, recent, people }, acting);
    return { acting, groups, state: results, isLoading };
  }
  const isWaiting = results.isWaiting || wished.isWaiting;
  const found = { found: results.found, wished: wished.found, isWaiting };
  const groups = foundGroups({ typed, pages, wish, ...found }, acting);
  return { acting, groups, state: { ...results, isWaiting }, isLoading: false };
}

/** As far as they may be seen now. */
function usePeople(ids: readonly number[]) {
  const { data } = useApiQuery(
    "search.people",
    { query: { ids: [...new Set(ids)].join(",") } },
    { isEnabled: ids.length > 0 },
  );
  return data ?? [];
}
