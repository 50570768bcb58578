import type { FullProfile } from "#contract/employees/profile.ts";
import { EditableSection } from "./editable-section.tsx";
import { NextOfKinForm } from "./next-of-kin-form.tsx";
import { text } from "./text.ts";
import { useNextOfKinChange } from "./use-next-of-kin-change.ts";
import type { Notify } from "./use-notice.ts";

const { nextOfKin: words } = text;

export function NextOfKinTab({ profile, notify }: { profile: FullProfile; notify: Notify }) {
  const { nextOfKinData: kin } = profile;
  const store = useNextOfKinChange(kin?.nextOfKinId);
  return (
    <EditableSection
      title={words.title}
      lead={words.lead}
      items={[
        { term: words.firstNames, value: kin?.firstName },
        { term: words.lastName, value: kin?.lastName },
        { term: words.relationship, value: kin?.relationship },
        { term: words.phone, value: kin?.phoneNumber },
      ]}
      form={(stop) => <NextOfKinForm stored={kin} store={store} notify={notify} onLeave={stop} />}
    />
  );
}
