import { countryOf } from "#contract/codes/country.ts";
import type { OfferedLeave } from "#contract/codes/leave.ts";
import type { OwnType } from "#contract/leave/own-types.ts";
import type { Tenant } from "#contract/tenant.ts";
import { useApiQuery } from "#web/api/hooks.ts";

const nothing = { offersStudyLeave: false, offersTimeInLieu: false, inLieuMonths: null };

/** Whether leave for parents depends on its event, as in South Africa; false until the country is known. */
export function useIsByEvent(): boolean {
  const { data } = useApiQuery("tenant.getTenant", {});
  return data !== undefined && countryOf(data.country) === "ZA";
}

/** The company's optional types of leave and the validity of time in lieu; none until known. */
export const useOfferedLeave = (): OfferedLeave & Pick<Tenant, "inLieuMonths"> =>
  useApiQuery("tenant.getTenant", {}).data ?? nothing;

/** The company's own types that the reader may ask for, or book for others; none until known. */
export function useOwnTypes(isBooking: boolean): OwnType[] {
  const { data = [] } = useApiQuery("leave.ownTypes", {});
  return data.filter(({ isClosed, canAsk }) => !isClosed && (isBooking || canAsk));
}
