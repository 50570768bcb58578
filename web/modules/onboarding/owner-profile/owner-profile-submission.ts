import { otherIndustry, teamSizes } from "#contract/codes/company.ts";
import { employmentStatusCodes, employmentStatusOf, genderCodeOf } from "#contract/codes/people.ts";
import { normalisePhone } from "#contract/rules/phone.ts";
import type { Tenant } from "#contract/tenant.ts";
import { callApi } from "#web/api/client.ts";
import type { InputOf } from "#web/api/operations.ts";
import type { ShownTheme } from "#web/ui/theme/theme.ts";
import { withFormNames } from "../wizard/form-names.ts";
import { saveNextOfKin } from "../wizard/next-of-kin.ts";
import { approveOwnStatus } from "../wizard/profile-approval.ts";
import type { Holder } from "../wizard/token-holder.ts";
import { namesOf, type OwnerValues } from "./owner-form.ts";

interface OwnerProfileInput {
  holder: Holder;
  values: OwnerValues;
  theme: ShownTheme;
  /** Uploads the chosen documents that are not stored yet. */
  storeDocuments: () => Promise<void>;
}

const companyNames = { tenantName: "companyName", industry: "customIndustry" };
const ownerNames = {
  name: "fullName",
  surname: "fullName",
  phone: "phoneNumber",
  startDate: "dateStarted",
  terminationDate: "dateStarted",
};
const missingNames = {
  ...companyNames,
  ...ownerNames,
  positionId: "position",
  nextOfKinId: "firstName",
};

/** Saves the wizard in the documented order; resolves to the approval, rejects with an ApiError or UploadFailures. A retry creates no second next of kin. */
export async function saveOwnerProfile(input: OwnerProfileInput): Promise<boolean> {
  const { holder, values, theme, storeDocuments } = input;
  const stored = await callApi("employees.currentEmployee", {});
  const tenant = await callApi("tenant.getTenant", {});
  const company = callApi("tenant.updateTenant", { body: tenantPayload(values, tenant) });
  await withFormNames(companyNames, company);
  const nextOfKinId = await saveNextOfKin(values, stored.nextOfKinId);
  const owner = callApi("employees.update", {
    params: { id: holder.employeeId },
    body: employeePayload(values, { stored, nextOfKinId, theme }),
  });
  await withFormNames(ownerNames, owner);
  await storeDocuments();
  return withFormNames(missingNames, approveOwnStatus(holder.employeeId));
}

/** The company; read-only fields are sent as they are stored, so that none is lost (AMB-090). */
export const tenantPayload = (
  values: OwnerValues,
  stored: Tenant,
): InputOf<"tenant.updateTenant">["body"] => ({
  tenantName: stored.tenantName,
  companyEmail: stored.companyEmail,
  companyPhone: normalisePhone(values.companyPhone),
  industry: values.industry === otherIndustry ? values.customIndustry.trim() : values.industry,
  isActive: stored.isActive,
  taxNumber: stored.taxNumber,
  registrationDate: stored.registrationDate,
  country: stored.country,
  tenantRegistrationType: stored.tenantRegistrationType ?? undefined,
  officeAddress: values.officeAddress.trim(),
  teamSize: teamSizes.find((size) => size === values.teamSize) ?? "",
});

interface Beside {
  stored: { name: string; surname: string };
  nextOfKinId: number;
  theme: ShownTheme;
}

/** The owner's record (AMB-043, AMB-091); the names only after a change. */
export function employeePayload(
  values: OwnerValues,
  { stored, nextOfKinId, theme }: Beside,
): InputOf<"employees.update">["body"] {
  const status = employmentStatusOf(values.employmentStatus);
  const isRenamed = values.fullName.trim() !== `${stored.name} ${stored.surname}`.trim();
  return {
    startDate: values.dateStarted || null,
    nextOfKinId,
    employeeNumber: values.employeeNumber.trim(),
    dateOfBirth: values.dateOfBirth || null,
    employmentStatus: status && employmentStatusCodes[status],
    gender: genderCodeOf(values.gender),
    idNumber: values.idNumber.replaceAll(/\s/g, ""),
    phone: normalisePhone(values.phoneNumber),
    preferences: { theme, color: values.colorOption },
    ...(isRenamed && namesOf(values.fullName, stored.surname)),
  };
}
