import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { knownOn, seesPlans } from "./announced.ts";
import { asDate, type Day } from "./dated.ts";
import { heldOn, isRecorded } from "./known-then.ts";

// Who holds which position is known to everyone on its day, at the latest; a move that is planned may be announced before. Until then an
// assignment has another last day for those who do not know of it, and one that the plan begins holds on no day.

const isAnnounced = (tx: Tx, alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.announced_on`)} <= ${knownOn(tx)}`;

const isNotOver = (lastDay: RawBuilder<unknown>, day: Day) =>
  sql<boolean>`(${lastDay} is null or ${lastDay} >= ${asDate(day)})`;

const isAllKnown = ({ knownOn }: Tx, day: Day) =>
  knownOn === seesPlans ||
  (typeof day === "string" && typeof knownOn === "string" && day <= knownOn);

/** The last day of the assignment behind an alias as far as the caller knows, or null; before its first day if they know of none. */
export const lastDayKnown = (tx: Tx, alias: string): RawBuilder<string | null> => {
  const column = (name: string) => sql.ref<string | null>(`${alias}.${name}`);
  return tx.knownOn === seesPlans
    ? sql`${column("date_to")}`
    : sql`(case when ${isAnnounced(tx, alias)} then ${column("date_to")} else ${column("known_to")} end)`;
};

/** Whether the assignment behind an alias holds on a day, as far as the caller knows. */
export const placedOn = (tx: Tx, alias: string, day: Day): RawBuilder<boolean> =>
  isAllKnown(tx, day)
    ? heldOn(tx, alias, day)
    : sql`(${isRecorded(tx, alias)} and ${sql.ref(`${alias}.date_from`)} <= ${asDate(day)}
      and ${isNotOver(lastDayKnown(tx, alias), day)})`;

/** Whether it holds on a day or begins after it, as far as the caller knows. */
export const isPlacedFrom = (tx: Tx, alias: string, day: Day): RawBuilder<boolean> =>
  sql`(${isRecorded(tx, alias)} and ${isNotOver(lastDayKnown(tx, alias), day)})`;

/** Whether the caller knows of the assignment behind an alias, which may be still to begin. */
export const isKnownToBegin = (tx: Tx, alias: string): RawBuilder<boolean> =>
  tx.knownOn === seesPlans
    ? sql`true`
    : sql`(${isAnnounced(tx, alias)} or ${sql.ref(`${alias}.known_to`)} is distinct from '-infinity')`;

/** Whether it holds on a day or begins after it for anyone, whatever the caller knows; for finding whom a change may concern. */
export const mayBePlacedFrom = (alias: string, day: Day): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.retracted_at`)} is null and (${isNotOver(sql.ref(`${alias}.date_to`), day)}
    or ${sql.ref(`${alias}.announced_on`)} > '-infinity' and ${isNotOver(sql.ref(`${alias}.known_to`), day)}))`;
