import { IconBriefcase } from "@tabler/icons-react";
import type { SuperadminDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { Link } from "#web/ui/link.tsx";
import { dayText } from "./day-text.ts";
import { text } from "./text.ts";
import { PersonRow, TopListCard } from "./top-list-card.tsx";

/** The card's anchor on its page. */
export const vacanciesId = "vacant-positions";

export const VacanciesCard = ({
  vacancies,
}: {
  vacancies: SuperadminDashboard["vacantPositions"];
}) => (
  <div id={vacanciesId} className="scroll-mt-20">
    <TopListCard
      title={text.vacancies.title}
      {...vacancies}
      action={vacancies.total > 0 && <Link href={places.newUser}>{text.vacancies.fill}</Link>}
      empty={text.vacancies.empty}
      more={text.vacancies.more}
      row={({ id, positionTitle, departmentName }) => (
        <li key={id} className="flex min-h-11 items-center gap-3 px-5 py-2">
          <IconDisc tone="neutral">
            <IconBriefcase size={18} stroke={1.75} />
          </IconDisc>
          <span className="min-w-0">
            <span className="block truncate font-medium">{positionTitle}</span>
            <span className="block truncate text-muted text-sm">{departmentName}</span>
          </span>
        </li>
      )}
    />
  </div>
);

const { occasions: labels } = text;

export const OccasionsCard = ({
  occasions,
  today,
}: Pick<SuperadminDashboard, "occasions" | "today">) => (
  <TopListCard
    title={labels.title}
    {...occasions}
    empty={labels.empty}
    more={labels.more}
    row={({ kind, employee, date, years }) => (
      <PersonRow
        key={`${kind} ${employee.id}`}
        person={employee}
        end={<span className="text-muted text-sm tabular-nums">{dayText(date, today)}</span>}
      >
        {years === null ? labels.birthday : labels.years(years)}
      </PersonRow>
    )}
  />
);
