import { normalisePhone } from "#contract/rules/phone.ts";
import { callApi } from "#web/api/client.ts";

/** A next of kin in the wizards' forms. */
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

/** Creates the next of kin, or updates the existing one; returns their id. */
export async function saveNextOfKin(values: KinValues, knownId: number | null): Promise<number> {
  const body = {
    firstNames: values.firstName.trim(),
    lastName: values.lastName.trim(),
    phoneNumber: normalisePhone(values.contactNumber),
    relationship: values.relationship.trim(),
  };
  if (knownId === null) return (await callApi("employees.createNextOfKin", { body })).id;
  await callApi("employees.updateNextOfKin", { params: { id: knownId }, body });
  return knownId;
}
