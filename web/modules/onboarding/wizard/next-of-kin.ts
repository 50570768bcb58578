import { normalisePhone } from "#contract/rules/phone.ts";
import { callApi } from "#web/api/client.ts";
import type { InputOf } from "#web/api/operations.ts";
import { withFormNames } from "./form-names.ts";

export type KinValues = {
  firstName: string;
  lastName: string;
  relationship: string;
  contactNumber: string;
};

interface StoredKin {
  firstName: string;
  lastName: string;
  relationship: string;
  phoneNumber: string;
}

export const kinValuesOf = (stored: StoredKin | null): KinValues => ({
  firstName: stored?.firstName ?? "",
  lastName: stored?.lastName ?? "",
  relationship: stored?.relationship ?? "",
  contactNumber: stored?.phoneNumber ?? "",
});

const formNames = { firstNames: "firstName", phoneNumber: "contactNumber" };

export const kinPayload = (values: KinValues): InputOf<"employees.createNextOfKin">["body"] => ({
  firstNames: values.firstName.trim(),
  lastName: values.lastName.trim(),
  phoneNumber: normalisePhone(values.contactNumber),
  relationship: values.relationship.trim(),
});

/** Creates the next of kin, or updates the existing one; returns their id. */
export async function saveNextOfKin(values: KinValues, knownId: number | null): Promise<number> {
  const body = kinPayload(values);
  if (knownId !== null) {
    const update = callApi("employees.updateNextOfKin", { params: { id: knownId }, body });
    await withFormNames(formNames, update);
    return knownId;
  }
  const { id } = await withFormNames(formNames, callApi("employees.createNextOfKin", { body }));
  return id;
}
