import type { Tx } from "#server/db/database.ts";
import { type EventRow, eventsOn } from "./event-queries.ts";

interface DaysEvents {
  day: string;
  terms: readonly string[];
  /** The types of events, as they are stored. */
  types: readonly number[];
}

const events = (tx: Tx, { day, terms, types }: DaysEvents) =>
  eventsOn(tx, { from: day, to: day }, terms).where("c.eventType", "in", types);

export async function countEvents(tx: Tx, of: DaysEvents): Promise<number> {
  if (of.types.length === 0) return 0;
  const { total } = await events(tx, of)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export const findDaysEvents = (
  tx: Tx,
  of: DaysEvents,
  { offset, limit }: { offset: number; limit: number },
): Promise<(EventRow & { id: number; version: number })[]> =>
  events(tx, of)
    .select(["c.id", "c.version", "c.eventType", "c.eventName", "c.eventDescription"])
    .select(["c.eventDate", "c.eventTime"])
    .orderBy("c.eventTime")
    .orderBy("c.id")
    .limit(limit)
    .offset(offset)
    .execute();
