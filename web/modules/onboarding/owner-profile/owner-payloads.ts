import { otherIndustry, teamSizes } from "#contract/codes/company.ts";
import { employmentStatusCodes, employmentStatusOf, genderCodeOf } from "#contract/codes/people.ts";
import { normalisePhone } from "#contract/rules/phone.ts";
import type { Tenant } from "#contract/tenant.ts";
import type { InputOf } from "#web/api/operations.ts";
import type { ShownTheme } from "#web/ui/theme/theme.ts";
import { namesOf } from "./full-name.ts";
import type { OwnerValues } from "./owner-form.ts";

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

/** The owner's record (AMB-043, AMB-091); the names only where they were changed. */
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
