import { type AuditGroup, auditGroups } from "#contract/codes/audit.ts";
import { countingNumber, isDay, oneOf } from "#web/ui/table/list-search.ts";

export interface AuditSearch {
  group?: AuditGroup;
  from?: string;
  to?: string;
  /** Who did it, or whom it is about. */
  person?: number;
  address?: string;
  /** The key of the open entry. */
  entry?: string;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

export function readAuditSearch(given: Record<string, unknown>): AuditSearch {
  const group = oneOf(given.group, auditGroups);
  const person = countingNumber(given.person);
  const { from, to, address, entry } = given;
  return {
    ...(group && { group }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(person && { person }),
    ...(isText(address) && { address }),
    ...(isText(entry) && { entry }),
  };
}

/** The filter as the call takes it. */
export const filterOf = ({ person, entry: _, ...filter }: AuditSearch) => ({
  ...filter,
  ...(person && { personId: person }),
});
