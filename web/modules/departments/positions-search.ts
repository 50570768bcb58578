import { type PositionStatus, positionStatuses } from "#contract/codes/people.ts";
import {
  countingNumber,
  type ListSearch,
  oneOf,
  readListSearch,
} from "#web/ui/table/list-search.ts";

const columns = ["positionTitle", "departmentName", "jobLevel"] as const;
type Column = (typeof columns)[number];

export type PositionsSearch = ListSearch<Column | `-${Column}`> & {
  departmentId?: number;
  status?: PositionStatus;
  edit?: number;
  add?: boolean;
};

export function readPositionsSearch(given: Record<string, unknown>): PositionsSearch {
  const departmentId = countingNumber(given.departmentId);
  const status = oneOf(given.status, positionStatuses);
  const edit = countingNumber(given.edit);
  return {
    ...readListSearch(given, columns),
    ...(departmentId && { departmentId }),
    ...(status && { status }),
    ...(edit && { edit }),
    ...(given.add === true && { add: true }),
  };
}
