import { registrationTypeOf } from "#contract/codes/company.ts";
import { countryOf } from "#contract/codes/country.ts";
import type { AccountState } from "#contract/employees/employee-fields.ts";
import { normalisePhone } from "#contract/rules/phone.ts";
import { callApi } from "#web/api/client.ts";
import type { InputOf } from "#web/api/operations.ts";
import { withFormNames } from "../wizard/form-names.ts";
import { dialCodeOf, isPhoneGiven, type RegistrationValues } from "./registration-form.ts";

const executiveDepartment = "Executive Department";

/** Whether the owner can be registered: names and phone are given (AMB-077). */
export const hasOwner = (values: RegistrationValues): boolean =>
  values.firstName.trim() !== "" &&
  values.lastName.trim() !== "" &&
  isPhoneGiven(values.phone, dialCodeOf(values));

/** The company's payload; fields outside the form are sent blank (AMB-075). */
export const companyPayload = (
  values: RegistrationValues,
): InputOf<"tenant.updateTenant">["body"] => ({
  tenantName: values.companyName.trim(),
  companyEmail: values.companyEmail.trim(),
  companyPhone: "",
  industry: "",
  isActive: true,
  taxNumber: values.taxNumber.trim(),
  registrationDate: values.registrationDate || null,
  country: countryOf(values.country),
  tenantRegistrationType: registrationTypeOf(values.registrationType),
});

/** The owner's payload; its tax number is the company's, the only one in the form (AMB-078). */
export const ownerPayload = (
  values: RegistrationValues,
  place: { positionId: number; departmentId: number },
) => ({
  name: values.firstName.trim(),
  surname: values.lastName.trim(),
  phone: normalisePhone(values.phone),
  idNumber: values.idNumber.replaceAll(/\s/g, ""),
  taxNumber: values.taxNumber.trim(),
  ...place,
});

const companyNames = { tenantName: "companyName", tenantRegistrationType: "registrationType" };
const ownerNames = { name: "firstName", surname: "lastName", phoneNumber: "phone" };

/** Registers the company by the seven documented calls in their order; rejects with an ApiError. A retry creates no duplicates. */
export async function registerCompany(values: RegistrationValues): Promise<AccountState> {
  const tenant = await withFormNames(
    companyNames,
    callApi("tenant.updateTenant", { body: companyPayload(values) }),
  );
  const firstDetails = callApi("employees.updateOwnerOnRegistration", {
    body: {
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      phoneNumber: normalisePhone(values.phone),
    },
  });
  await withFormNames(ownerNames, firstDetails);
  const department = await callApi("departments.createDepartment", {
    body: {
      departmentName: executiveDepartment,
      description: "Auto-generated at registration",
      tenantId: tenant.id,
    },
  });
  const position = await callApi("departments.createPosition", {
    body: {
      positionTitle: values.position,
      jobDescription: "Auto-generated at registration",
      departmentId: department.id,
      jobLevel: "Executive",
      tenantId: tenant.id,
    },
  });
  const { id } = await callApi("employees.currentEmployee", {});
  const details = callApi("employees.update", {
    params: { id },
    body: ownerPayload(values, { positionId: position.id, departmentId: department.id }),
  });
  await withFormNames(ownerNames, details);
  return callApi("employees.toggleStatus", { params: { id }, query: { activate: "true" } });
}
