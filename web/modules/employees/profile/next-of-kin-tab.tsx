import { useForm } from "react-hook-form";
import type { NextOfKin } from "#contract/employees/next-of-kin.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import { fieldsOf } from "#web/api/api-error.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import {
  NextOfKinFields,
  type NextOfKinValues,
  useNextOfKinChange,
} from "../next-of-kin-fields.tsx";
import { failureOf, type Notify } from "../notice-banner.tsx";
import { EditableSection } from "./editable-section.tsx";
import { ProfileForm } from "./profile-form.tsx";
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

interface NextOfKinFormProps {
  stored: NextOfKin | null;
  store: (fields: NextOfKinValues) => Promise<unknown>;
  notify: Notify;
  onLeave: () => void;
}

function NextOfKinForm({ stored: kin, store, notify, onLeave }: NextOfKinFormProps) {
  const form = useForm<NextOfKinValues>({
    defaultValues: {
      firstNames: kin?.firstName ?? "",
      lastName: kin?.lastName ?? "",
      relationship: kin?.relationship ?? "",
      phoneNumber: kin?.phoneNumber ?? "",
    },
  });

  const save = async (values: NextOfKinValues) => {
    notify(undefined);
    try {
      await store(values);
    } catch (error) {
      showServerErrors(form, fieldsOf(error));
      return notify(failureOf(error, labels.failed));
    }
    notify({ tone: "green", message: labels.saved });
    onLeave();
  };

  return (
    <ProfileForm
      title={labels.title}
      lead={labels.lead}
      form={form}
      onSubmit={save}
      onLeave={onLeave}
      hasCancel
    >
      <NextOfKinFields form={form} />
    </ProfileForm>
  );
}
