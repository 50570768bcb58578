import { genderLabelOf } from "#contract/codes/gender.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { formatDate } from "#web/ui/format/dates.ts";
import { EditableSection } from "./editable-section.tsx";
import { PersonalForm } from "./personal-form.tsx";
import { text } from "./text.ts";
import type { Notify } from "./use-notice.ts";

const { personal: words } = text;

export function OverviewTab({ profile, notify }: { profile: FullProfile; notify: Notify }) {
  const { personalData: person } = profile;
  return (
    <EditableSection
      title={words.title}
      items={[
        { term: words.name, value: person.name },
        { term: words.email, value: person.email },
        { term: words.phone, value: person.phone },
        { term: words.gender, value: person.gender === null ? "" : genderLabelOf(person.gender) },
        { term: words.dateOfBirth, value: formatDate(person.dateOfBirth) },
        { term: words.idNumber, value: person.idNumber },
        { term: words.taxNumber, value: person.taxNumber },
        { term: words.homeAddress, value: person.homeAddress },
      ]}
      form={(stop) => <PersonalForm profile={profile} notify={notify} onLeave={stop} />}
    />
  );
}
