import { formatDate } from "#web/ui/format/dates.ts";

/** A day in a table, on one line. */
export const Day = ({ date }: { date: string }) => (
  <span className="whitespace-nowrap">{formatDate(date)}</span>
);
