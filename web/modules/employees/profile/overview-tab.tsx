import { genderLabelOf } from "#contract/codes/gender.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { formatDate } from "#web/ui/format/dates.ts";
import type { Notify } from "../use-notice.ts";
import { EditableSection } from "./editable-section.tsx";
import { PersonalForm } from "./personal-form.tsx";
import { text } from "./text.ts";

const { personal: labels } = text;

export function OverviewTab({ profile, notify }: { profile: FullProfile; notify: Notify }) {
  const { personalData: person } = profile;
  return (
    <EditableSection
      title={labels.title}
      items={[
        { term: labels.name, value: person.name },
        { term: labels.email, value: person.email },
        { term: labels.phone, value: person.phone },
        { term: labels.gender, value: person.gender === null ? "" : genderLabelOf(person.gender) },
        { term: labels.dateOfBirth, value: formatDate(person.dateOfBirth) },
        { term: labels.idNumber, value: person.idNumber },
        { term: labels.taxNumber, value: person.taxNumber },
        { term: labels.homeAddress, value: person.homeAddress },
      ]}
      form={(stop) => <PersonalForm profile={profile} notify={notify} onLeave={stop} />}
    />
  );
}
