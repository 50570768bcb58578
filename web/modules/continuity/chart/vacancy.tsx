import { IconUserQuestion } from "@tabler/icons-react";
import type { ChartVacancy } from "#contract/continuity/chart.ts";
import { places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { Link } from "#web/ui/link.tsx";
import type { AsOf } from "./organisation-search.ts";
import { text } from "./text.ts";

interface Reach {
  /** Whether the Tab key reaches the link; in a tree, Enter follows it. */
  isReachable?: boolean;
}

const reach = ({ isReachable = false }: Reach) => (isReachable ? {} : { tabIndex: -1 });

export function VacancyShown({ vacancy, ...rest }: { vacancy: ChartVacancy } & Reach) {
  const { id, positionTitle, departmentName, since } = vacancy;
  const from = since && since > currentDay() ? since : undefined;
  const details = [positionTitle, departmentName, since && text.since(since)];
  return (
    <>
      <VacantSeat />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 lg:w-72 lg:shrink-0">
          <p className="font-medium">{text.vacantPosition}</p>
          <p className="wrap-anywhere text-muted text-sm">{details.filter(Boolean).join(" · ")}</p>
        </div>
        <ButtonLink
          size="sm"
          href={places.newUserIn(id, from)}
          aria-label={text.addUserAs(positionTitle)}
          {...reach(rest)}
        >
          {text.addUser}
        </ButtonLink>
      </div>
    </>
  );
}

export const MoreVacancies = ({ more, ...rest }: { more: Vacancies["more"] } & Reach) => (
  <Link href={places.vacantPositions(more.department?.departmentId)} {...reach(rest)}>
    {text.moreVacancies(more.count, more.department?.departmentName)}
  </Link>
);

export const VacantSeat = ({ isSmall = false }: { isSmall?: boolean }) => (
  <span
    aria-hidden="true"
    className={`flex shrink-0 items-center justify-center rounded-full border border-control border-dashed text-muted ${isSmall ? "size-5" : "size-9"}`}
  >
    {!isSmall && <IconUserQuestion size={18} stroke={1.75} />}
  </span>
);

/** The limit of vacant positions in a branch; the list of positions has all. */
const shownVacancies = 5;

/** The first vacant positions of a head's departments, or of departments without a head, as of a day. */
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
    /** The number of other vacancies, and their department if it is only one. */
    more: { count: more, department: isOneDepartment ? first : undefined },
    rows: vacancies.length + (more > 0 ? 1 : 0),
    isError: isEnabled && isError,
    retry: () => void refetch(),
  };
}

export type Vacancies = ReturnType<typeof useVacancies>;
