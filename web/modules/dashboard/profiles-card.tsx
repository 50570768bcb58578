import type { SuperadminDashboard } from "#contract/dashboard.ts";
import { places } from "#contract/places.ts";
import { ageOfMoment } from "#web/ui/format/age.ts";
import { PersonRow } from "./person-row.tsx";
import { RemindButton } from "./remind-button.tsx";
import { text } from "./text.ts";
import { TopListCard } from "./top-list-card.tsx";

const { profiles: labels } = text;

/** Employees whose profile is not yet completed and approved. */
export const ProfilesCard = ({
  profiles,
}: {
  profiles: SuperadminDashboard["incompleteProfiles"];
}) => (
  <TopListCard
    title={labels.title}
    {...profiles}
    empty={labels.empty}
    more={labels.more}
    allAt={places.usersWithStatus("pending")}
    row={(profile) => (
      <PersonRow
        key={profile.id}
        person={profile}
        href={places.user(profile.id)}
        action={<RemindButton person={profile} />}
      >
        {labels.invited(ageOfMoment(profile.since))}
      </PersonRow>
    )}
  />
);
