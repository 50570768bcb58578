import { IconBriefcase } from "@tabler/icons-react";
import type { PersonName } from "#contract/common.ts";
import type { SuperadminDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { IconDisc } from "#web/ui/display/icon-disc.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ageOfMoment } from "#web/ui/format/age.ts";
import { Link } from "#web/ui/link.tsx";
import { dayText } from "./day-text.ts";
import { text } from "./text.ts";
import { PersonRow, TopListCard } from "./top-list-card.tsx";

export const ProfilesCard = ({
  profiles,
}: {
  profiles: SuperadminDashboard["incompleteProfiles"];
}) => (
  <TopListCard
    title={text.profiles.title}
    {...profiles}
    empty={text.profiles.empty}
    more={text.profiles.more}
    allAt={places.usersWithStatus("pending")}
    row={(profile) => (
      <PersonRow
        key={profile.id}
        person={profile}
        href={places.user(profile.id)}
        action={<RemindButton person={profile} />}
      >
        {text.profiles.invited(ageOfMoment(profile.since))}
      </PersonRow>
    )}
  />
);

/** Reminds an employee of their profile, at most once a day. */
function RemindButton({ person: { id, name } }: { person: PersonName }) {
  const { mutateAsync, isPending } = useApiMutation("onboarding.remindMany");
  const remind = async () => {
    try {
      const { reminded } = await mutateAsync({ body: { selection: { employeeIds: [id] } } });
      toast.success(
        reminded > 0 ? text.profiles.reminded(name) : text.profiles.alreadyReminded(name),
      );
    } catch (error) {
      toast.error(messageOf(error, text.profiles.remindFailed));
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={text.profiles.remindNamed(name)}
      isPending={isPending}
      onClick={() => void remind()}
    >
      {text.profiles.remind}
    </Button>
  );
}

interface ProbationsCardProps {
  probations: SuperadminDashboard["endingProbations"];
  today: string;
}

/** Probations that end soon or have ended without a new employment status; nothing without any. */
export const ProbationsCard = ({ probations, today }: ProbationsCardProps) =>
  probations.total > 0 && (
    <TopListCard
      title={text.probations.title}
      {...probations}
      empty=""
      more={text.probations.more}
      allAt={places.usersOnProbation}
      row={({ employee, lastDay }) => (
        <PersonRow
          key={employee.id}
          person={employee}
          href={places.user(employee.id, "employment")}
        >
          {lastDay < today ? (
            <span className="text-amber-text">
              {text.probations.ended(dayText(lastDay, today))}
            </span>
          ) : (
            text.probations.ends(dayText(lastDay, today))
          )}
        </PersonRow>
      )}
    />
  );

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
