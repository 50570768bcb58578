import { IconBriefcase } from "@tabler/icons-react";
import type { SuperadminDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { Link } from "#web/ui/link.tsx";
import { text } from "./text.ts";
import { TopListCard } from "./top-list-card.tsx";

const { vacancies: labels } = text;

/** Where the card is on its page. */
export const vacanciesId = "vacant-positions";

/** Vacant positions, and a link to fill them. */
export const VacanciesCard = ({
  vacancies,
}: {
  vacancies: SuperadminDashboard["vacantPositions"];
}) => (
  <div id={vacanciesId} className="scroll-mt-20">
    <TopListCard
      title={labels.title}
      {...vacancies}
      action={vacancies.total > 0 && <Link href={places.newUser}>{labels.fill}</Link>}
      empty={labels.empty}
      more={labels.more}
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
