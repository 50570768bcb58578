import {
  industries,
  otherIndustry,
  registrationTypeOf,
  shortRegistrationTypeLabels,
} from "#contract/codes/company.ts";
import { countryLabels, countryOf } from "#contract/codes/country.ts";
import { accents, defaultAccent } from "#contract/codes/display.ts";
import { genderLabelOf } from "#contract/codes/people.ts";
import type { EmployeeDocument } from "#contract/documents.ts";
import type { CurrentEmployee } from "#contract/employees/employee-fields.ts";
import type { FullProfile } from "#contract/employees/profile.ts";
import type { Tenant } from "#contract/tenant.ts";
import { callApi } from "#web/api/client.ts";
import { formatDate } from "#web/ui/format/dates.ts";
import { readAccent } from "#web/ui/theme/accent.ts";
import { kinValuesOf } from "../wizard/next-of-kin.ts";
import { emptySlots } from "./document-slots.ts";
import type { OwnerValues } from "./owner-form.ts";

export interface OwnerProfile {
  tenant: Tenant;
  employee: CurrentEmployee;
  positionTitle: string;
  nextOfKin: FullProfile["nextOfKinData"];
  documents: readonly EmployeeDocument[];
}

/** Reads the wizard's initial data; the position's title by its id. */
export async function readOwnerProfile(): Promise<OwnerProfile> {
  const [tenant, employee, profile] = await Promise.all([
    callApi("tenant.getTenant", {}),
    callApi("employees.currentEmployee", {}),
    callApi("employees.fullProfile", {}),
  ]);
  const { id, positionId } = employee;
  const [documents, position] = await Promise.all([
    callApi("documents.listForEmployee", { params: { id } }),
    positionId === null
      ? undefined
      : callApi("departments.getPosition", { params: { id: positionId } }),
  ]);
  return {
    tenant,
    employee,
    positionTitle: position?.positionTitle ?? "",
    nextOfKin: profile.nextOfKinData,
    documents,
  };
}

const companyValuesOf = (tenant: Tenant) => {
  const isListed = tenant.industry === "" || industries.some((known) => known === tenant.industry);
  return {
    companyName: tenant.tenantName,
    registrationType:
      shortRegistrationTypeLabels[registrationTypeOf(tenant.tenantRegistrationType)],
    companyEmail: tenant.companyEmail,
    registrationDate: formatDate(tenant.registrationDate),
    createdAt: formatDate(tenant.createdAt),
    taxNumber: tenant.taxNumber,
    country: countryLabels[countryOf(tenant.country)],
    companyPhone: tenant.companyPhone,
    officeAddress: tenant.officeAddress,
    industry: isListed ? tenant.industry : otherIndustry,
    customIndustry: isListed ? "" : tenant.industry,
    teamSize: tenant.teamSize,
  };
};

export function ownerValuesOf(profile: OwnerProfile): OwnerValues {
  const { tenant, employee, positionTitle, nextOfKin } = profile;
  const shownAccent = accents.find((accent) => accent === readAccent());
  return {
    ...companyValuesOf(tenant),
    fullName: `${employee.name} ${employee.surname}`.trim(),
    email: employee.email,
    idNumber: employee.idNumber,
    position: positionTitle,
    phoneNumber: employee.phone,
    role: employee.employeeRole,
    employeeNumber: employee.employeeNumber,
    employmentStatus: employee.employmentStatus,
    dateOfBirth: employee.dateOfBirth ?? "",
    dateStarted: employee.startDate ?? "",
    gender: employee.gender === null ? "" : genderLabelOf(employee.gender),
    ...kinValuesOf(nextOfKin),
    ...emptySlots,
    colorOption: employee.preferences.color ?? shownAccent ?? defaultAccent,
  };
}
