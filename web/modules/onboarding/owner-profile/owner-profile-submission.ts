import { callApi } from "#web/api/client.ts";
import type { ShownTheme } from "#web/ui/theme/theme.ts";
import { withFormNames } from "../wizard/form-names.ts";
import { saveNextOfKin } from "../wizard/next-of-kin.ts";
import { approveOwnStatus } from "../wizard/profile-approval.ts";
import type { Holder } from "../wizard/token-holder.ts";
import type { OwnerValues } from "./owner-form.ts";
import { employeePayload, tenantPayload } from "./owner-payloads.ts";

interface OwnerProfileInput {
  holder: Holder;
  values: OwnerValues;
  theme: ShownTheme;
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

/**
 * Saves the wizard by the documented calls, in their order, and returns whether the owner is then approved; rejects
 * with an ApiError, or with UploadFailures. Run again after a failure, it updates the existing next of kin instead of creating a second.
 */
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
