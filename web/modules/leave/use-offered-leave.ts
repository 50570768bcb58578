import type { OfferedLeave } from "#contract/codes/leave-type.ts";
import { useApiQuery } from "#web/api/hooks.ts";

const nothing: OfferedLeave = { offersStudyLeave: false, offersTimeInLieu: false };

/** Which optional types of leave the company offers; none until that is known. */
export const useOfferedLeave = (): OfferedLeave =>
  useApiQuery("tenant.getTenant", {}).data ?? nothing;
