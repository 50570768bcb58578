import type { FullProfile } from "#contract/employees/profile.ts";
import { useNextOfKinChange } from "../use-next-of-kin-change.ts";
import type { Notify } from "../use-notice.ts";
import { EditableSection } from "./editable-section.tsx";
import { NextOfKinForm } from "./next-of-kin-form.tsx";
import { text } from "./text.ts";

const { nextOfKin: labels } = text;

export function NextOfKinTab({ profile, notify }: { profile: FullProfile; notify: Notify }) {
  const { nextOfKinData: kin } = profile;
  const store = useNextOfKinChange({ id: kin?.nextOfKinId });
  return (
    <EditableSection
      title={labels.title}
      lead={labels.lead}
      items={[
        { term: labels.firstNames, value: kin?.firstName },
        { term: labels.lastName, value: kin?.lastName },
        { term: labels.relationship, value: kin?.relationship },
        { term: labels.phone, value: kin?.phoneNumber },
      ]}
      form={(stop) => <NextOfKinForm stored={kin} store={store} notify={notify} onLeave={stop} />}
    />
  );
}
