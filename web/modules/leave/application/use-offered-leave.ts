import { countryOf } from "#contract/codes/country.ts";
import type { OfferedLeave } from "#contract/codes/leave.ts";
import type { Tenant } from "#contract/tenant.ts";
import { useApiQuery } from "#web/api/hooks.ts";

const nothing = { offersStudyLeave: false, offersTimeInLieu: false, inLieuMonths: null };

/** Whether leave for parents depends on what it is for, as in South Africa; not until the country is known. */
export function useIsByEvent(): boolean {
  const { data } = useApiQuery("tenant.getTenant", {});
  return data !== undefined && countryOf(data.country) === "ZA";
}

/** Which optional types of leave the company offers, and for how long time in lieu can be used; none until that is known. */
export const useOfferedLeave = (): OfferedLeave & Pick<Tenant, "inLieuMonths"> =>
  useApiQuery("tenant.getTenant", {}).data ?? nothing;
