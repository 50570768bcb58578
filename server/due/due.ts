import type { RawBuilder } from "kysely";
import { startOf } from "#server/company-day.ts";
import type { SystemContext, Tx } from "#server/context.ts";

/** A day of a record, looked at once the company reaches it. */
export interface Due {
  about: number;
  onDay: string;
  /** The moment from which it was due. */
  dueAt: Date;
  /** The handler's progress; 0 at first. */
  reached: number;
}

export interface Again extends Pick<Due, "about" | "onDay"> {
  at: Date;
  /** The handler's progress; 0 by default. */
  reached?: number;
}

export interface DueTime {
  /** Stored with each day, so it must not change. */
  kind: `${string}.${string}`;
  /** Negative for days after. */
  daysBefore: number;
  /** By the company's clock; midnight by default. */
  fromHour?: number;
  /** Days per transaction; 100 by default. */
  atOnce?: number;
}

/** A kind's days, as in its tables, and their times. */
export interface DueDays extends DueTime {
  /** Selects `about` and `on_day` of all days; of yearly ones, the next from a day on. */
  days: (tx: Tx, from: RawBuilder<string>) => RawBuilder<unknown>;
}

export interface DueContext extends SystemContext {
  timeZone: string;
}

export interface DueKind extends DueTime {
  /** Without it, days are computed, and stay once stored. */
  days?: DueDays["days"];
  /** Handles some of a company's due days in one transaction. Returned days are repeated; others are done. */
  handle: (context: DueContext, due: readonly Due[]) => Promise<readonly Again[] | undefined>;
}

export const defineDue = <Days extends DueTime>(
  days: Days,
  handle: DueKind["handle"],
): Days & DueKind => ({ ...days, handle });

/** Repeats some days on another day of the company. */
export const againOn = (
  { timeZone }: Pick<DueContext, "timeZone">,
  day: string,
  due: readonly Due[],
): Again[] => due.map(({ about, onDay }) => ({ about, onDay, at: startOf(day, timeZone) }));
