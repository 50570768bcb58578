import type { RawBuilder } from "kysely";
import { startOf } from "#server/company-day.ts";
import type { SystemContext, Tx } from "#server/context.ts";

/** What falls due on a day, and is looked at once the day has come in the company. */
export interface Due {
  /** The record that it is about. */
  about: number;
  onDay: string;
  /** The moment from which it was to be looked at. */
  dueAt: Date;
  /** How far its handler has come; 0 at first. */
  reached: number;
}

/** A day that is to be looked at again later. */
export interface Again extends Pick<Due, "about" | "onDay"> {
  at: Date;
  /** How far the handler has come, for itself; 0 unless it is said. */
  reached?: number;
}

/** When the days of one kind are looked at. */
export interface DueTime {
  /** Stored with each day, so it must not change. */
  kind: `${string}.${string}`;
  /** How many days before its own a day is looked at; negative for days after. */
  daysBefore: number;
  /** The hour of the company's day from which it is looked at; midnight unless it is said. */
  fromHour?: number;
  /** How many days of a company are handled in one transaction; 100 unless it is said. */
  atOnce?: number;
}

/** Which days there are of one kind, as its tables hold them, and when they are looked at. */
export interface DueDays extends DueTime {
  /** Selects `about` and `on_day` of all such days of a company; of those that return each year, the next from a day on. */
  days: (tx: Tx, from: RawBuilder<string>) => RawBuilder<unknown>;
}

/** The context of what falls due, with the company's time zone. */
export interface DueContext extends SystemContext {
  timeZone: string;
}

export interface DueKind extends DueTime {
  /** Without it no table holds them: they are computed, and stay once they are written down. */
  days?: DueDays["days"];
  /**
   * Handles some days of a company whose time has come and which its tables still hold, in one transaction. What it returns is looked
   * at again; everything else is done.
   */
  handle: (context: DueContext, due: readonly Due[]) => Promise<readonly Again[] | undefined>;
}

/** A kind of what falls due: its days, and what is done when one has come. */
export const defineDue = <Days extends DueTime>(
  days: Days,
  handle: DueKind["handle"],
): Days & DueKind => ({ ...days, handle });

/** Has some days looked at again once another day of the company has come. */
export const againOn = (
  { timeZone }: Pick<DueContext, "timeZone">,
  day: string,
  due: readonly Due[],
): Again[] => due.map(({ about, onDay }) => ({ about, onDay, at: startOf(day, timeZone) }));
