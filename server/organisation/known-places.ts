import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { knownOn, seesPlans } from "./announced.ts";
import { asDate, type Day } from "./dated.ts";
import { heldOn, isRecorded } from "./known-then.ts";

// Without knowledge of a planned move, an assignment has another last day, or holds on no day.

const isAnnounced = (tx: Tx, alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.announced_on`)} <= ${knownOn(tx)}`;

const isNotOver = (lastDay: RawBuilder<unknown>, day: Day) =>
  sql<boolean>`(${lastDay} is null or ${lastDay} >= ${asDate(day)})`;

/** Whether the caller knows as much of the day as readers of plans. */
const isAllKnown = ({ knownOn }: Tx, day: Day) =>
  knownOn === seesPlans ||
  (typeof day === "string" && typeof knownOn === "string" && day <= knownOn);

/** The assignment's last day as the caller knows it, or null; before its first day if unknown. */
export const lastDayKnown = (tx: Tx, alias: string): RawBuilder<string | null> => {
  const column = (name: string) => sql.ref<string | null>(`${alias}.${name}`);
  return tx.knownOn === seesPlans
    ? sql`${column("date_to")}`
    : sql`(case when ${isAnnounced(tx, alias)} then ${column("date_to")} else ${column("known_to")} end)`;
};

/** As far as the caller knows. */
export const placedOn = (tx: Tx, alias: string, day: Day): RawBuilder<boolean> =>
  isAllKnown(tx, day)
    ? heldOn(tx, alias, day)
    : sql`(${isRecorded(tx, alias)} and ${sql.ref(`${alias}.date_from`)} <= ${asDate(day)}
      and ${isNotOver(lastDayKnown(tx, alias), day)})`;

/** On the day or later, as far as the caller knows. */
export const isPlacedFrom = (tx: Tx, alias: string, day: Day): RawBuilder<boolean> =>
  sql`(${isRecorded(tx, alias)} and ${isNotOver(lastDayKnown(tx, alias), day)})`;

/** Whether the caller knows of the assignment, even a future one. */
export const isKnownToBegin = (tx: Tx, alias: string): RawBuilder<boolean> =>
  tx.knownOn === seesPlans
    ? sql`true`
    : sql`(${isAnnounced(tx, alias)} or ${sql.ref(`${alias}.known_to`)} is distinct from '-infinity')`;

/** For finding everyone a change may concern, whatever the caller knows. */
export const mayBePlacedFrom = (alias: string, day: Day): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.retracted_at`)} is null and (${isNotOver(sql.ref(`${alias}.date_to`), day)}
    or ${sql.ref(`${alias}.announced_on`)} > '-infinity' and ${isNotOver(sql.ref(`${alias}.known_to`), day)}))`;
