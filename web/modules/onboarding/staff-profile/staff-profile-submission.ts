import { genderCodeOf } from "#contract/codes/people.ts";
import { normalisePhone } from "#contract/rules/phone.ts";
import { callApi } from "#web/api/client.ts";
import type { InputOf } from "#web/api/operations.ts";
import { withFormNames } from "../wizard/form-names.ts";
import { saveNextOfKin } from "../wizard/next-of-kin.ts";
import { approveOwnStatus } from "../wizard/profile-approval.ts";
import type { StaffValues } from "./staff-form.ts";

/** The documented keys of the staff wizard. */
export const employeePayload = (
  values: StaffValues,
  nextOfKinId: number,
): InputOf<"employees.update">["body"] => ({
  phone: normalisePhone(values.phone),
  identityNumber: values.idNumber.replaceAll(/\s/g, ""),
  taxNumber: values.taxNumber.trim(),
  employeeNumber: values.employeeNumber.trim(),
  homeAddress: values.homeAddress.trim(),
  gender: genderCodeOf(values.gender),
  nextOfKinId,
  dateOfBirth: values.dateOfBirth || null,
});

const formNames = { identityNumber: "idNumber", nextOfKinId: "firstName" };

/** Saves the next of kin, the record and the approval (AMB-105, AMB-108). Resolves to the approval; rejects with an ApiError. */
export async function saveStaffProfile(employeeId: number, values: StaffValues): Promise<boolean> {
  const stored = await callApi("employees.currentEmployee", {});
  const nextOfKinId = await saveNextOfKin(values, stored.nextOfKinId);
  const update = callApi("employees.update", {
    params: { id: employeeId },
    body: employeePayload(values, nextOfKinId),
  });
  await withFormNames(formNames, update);
  return withFormNames(formNames, approveOwnStatus(employeeId));
}
