import { useApiQuery } from "#web/api/hooks.ts";
import type { AsOf } from "./organisation-search.ts";

/** How many vacant positions a branch shows; all of them are in the list of positions. */
const shownVacancies = 5;

/** The first vacant positions of a head's departments, or of those that nobody heads, as of a day. */
export function useVacancies(asOf: AsOf, of: number | undefined, isEnabled: boolean) {
  const { data, isPlaceholderData, isError, refetch } = useApiQuery(
    "continuity.chartVacancies",
    { query: { ...asOf, ...(of && { of }), pageSize: shownVacancies } },
    { isEnabled },
  );
  const found = isEnabled && !isPlaceholderData ? data : undefined;
  const vacancies = found?.items ?? [];
  const more = (found?.total ?? 0) - vacancies.length;
  const [first] = vacancies;
  const isOneDepartment = first?.inDepartment === found?.total;
  return {
    vacancies,
    /** How many there are besides, and the one department they are in, if it is one. */
    more: { count: more, department: isOneDepartment ? first : undefined },
    /** How many rows they are shown in. */
    rows: vacancies.length + (more > 0 ? 1 : 0),
    isError: isEnabled && isError,
    retry: () => void refetch(),
  };
}

export type Vacancies = ReturnType<typeof useVacancies>;
