import { genderLabelOf } from "#contract/codes/people.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { EmployeeDocuments } from "#web/modules/documents/index.ts";
import { SharedNotes } from "#web/modules/notes/index.ts";
import { formatDate } from "#web/ui/format/dates.ts";
import type { Notify } from "../use-notice.ts";
import { EditableSection } from "./editable-section.tsx";
import { PersonalForm } from "./personal-form.tsx";
import { SectionHead } from "./section-head.tsx";
import { text } from "./text.ts";

const { personal: labels } = text;

interface Props {
  profile: FullProfile;
  notify: Notify;
}

export function OverviewTab({ profile, notify }: Props) {
  return (
    <div className="flex flex-col gap-8">
      <PersonalSection profile={profile} notify={notify} />
      <section className="border-line border-t pt-5">
        <SectionHead title={text.documents.title} lead={text.documents.lead} />
        <EmployeeDocuments employeeId={profile.employmentData.employeeId} />
      </section>
      <SharedNotes employeeId={profile.employmentData.employeeId} />
    </div>
  );
}

function PersonalSection({ profile, notify }: Props) {
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
