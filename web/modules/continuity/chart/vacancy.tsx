import { IconUserQuestion } from "@tabler/icons-react";
import type { ChartVacancy } from "#contract/continuity/chart.ts";
import { places } from "#contract/places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { todayAsDate } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";
import type { Vacancies } from "./use-vacancies.ts";

interface Reach {
  /** Whether the Tab key reaches the link; in a tree, Enter follows it. */
  isReachable?: boolean;
}

const reach = ({ isReachable = false }: Reach) => (isReachable ? {} : { tabIndex: -1 });

export function VacancyShown({ vacancy, ...rest }: { vacancy: ChartVacancy } & Reach) {
  const { id, positionTitle, departmentName, since } = vacancy;
  const from = since && since > todayAsDate() ? since : undefined;
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
