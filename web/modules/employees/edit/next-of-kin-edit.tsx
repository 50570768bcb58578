import { useForm } from "react-hook-form";
import { NextOfKinFields } from "../next-of-kin-fields.tsx";
import { text } from "../text.ts";
import { useNextOfKinChange, type NextOfKinFields as Values } from "../use-next-of-kin-change.ts";
import { EditForm, type EditPart } from "./edit-form.tsx";

/** Whom to call in an emergency; added if the employee has named nobody yet. */
export function NextOfKinEdit({ person, ...part }: EditPart) {
  const { nextOfKin: kin, employeeId } = person;
  const form = useForm<Values>({
    defaultValues: {
      firstNames: kin?.firstName ?? "",
      lastName: kin?.lastName ?? "",
      phoneNumber: kin?.phone ?? "",
      relationship: kin?.relationship ?? "",
    },
  });
  const save = useNextOfKinChange({ id: kin?.nextOfKinId, employeeId });
  return (
    <EditForm form={form} onSave={save} savedMessage={text.nextOfKin.saved} {...part}>
      <NextOfKinFields form={form} />
    </EditForm>
  );
}
