import { eventOperations } from "./events.ts";
import { keyOperations } from "./key.ts";
import { leaveOperations } from "./leave.ts";
import { defineKeyOperations, type KeyInput, type NamedKeyOperation } from "./operation.ts";
import { organisationOperations } from "./organisation.ts";
import { peopleOperations } from "./people.ts";

/** What other systems may call, by API keys. */
export const v1 = defineKeyOperations({
  ...keyOperations,
  ...peopleOperations,
  ...organisationOperations,
  ...leaveOperations,
  ...eventOperations,
});

export type V1Query<Name extends keyof typeof v1> =
  KeyInput<(typeof v1)[Name]> extends { query: infer Query } ? Query : never;

export const v1Operations: readonly NamedKeyOperation[] = Object.values(v1);
