import { useForm } from "react-hook-form";
import type { NextOfKin } from "#contract/employees/next-of-kin.ts";
import { fieldsOf } from "#web/api/api-error.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { NextOfKinFields } from "../next-of-kin-fields.tsx";
import type { NextOfKinFields as Values } from "../use-next-of-kin-change.ts";
import { failureOf, type Notify } from "../use-notice.ts";
import { ProfileForm } from "./profile-form.tsx";
import { text } from "./text.ts";

const { nextOfKin: labels } = text;

interface NextOfKinFormProps {
  stored: NextOfKin | null;
  store: (fields: Values) => Promise<unknown>;
  notify: Notify;
  onLeave: () => void;
}

export function NextOfKinForm({ stored: kin, store, notify, onLeave }: NextOfKinFormProps) {
  const form = useForm<Values>({
    defaultValues: {
      firstNames: kin?.firstName ?? "",
      lastName: kin?.lastName ?? "",
      relationship: kin?.relationship ?? "",
      phoneNumber: kin?.phoneNumber ?? "",
    },
  });

  const save = async (values: Values) => {
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
