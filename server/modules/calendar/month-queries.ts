import { sql } from "kysely";
import type { Tx } from "#server/db/database.ts";
import { type EventRow, eventsOn } from "./event-queries.ts";

type ShownEvent = EventRow & { id: number; version: number; total: number; place: number };

export const findFirstEvents = (
  tx: Tx,
  days: { from: string; to: string },
  terms: readonly string[],
  limit: number,
): Promise<ShownEvent[]> =>
  tx
    .selectFrom(
      eventsOn(tx, days, terms)
        .select(["c.id", "c.version", "c.eventType", "c.eventName", "c.eventDescription"])
        .select(["c.eventDate", "c.eventTime"])
        .select([
          sql<number>`count(*) over (partition by c.event_date, c.event_type)`.as("total"),
          sql<number>`row_number() over (partition by c.event_date, c.event_type order by c.event_time, c.id)`.as(
            "place",
          ),
        ])
        .as("f"),
    )
    .where("f.place", "<=", limit)
    .selectAll("f")
    .orderBy("f.eventDate")
    .orderBy("f.eventTime")
    .orderBy("f.id")
    .execute();
