import type { StatementLine } from "#contract/leave/balances/statement.ts";
import { classNames } from "#web/ui/class-names.ts";
import { proseWeekday } from "#web/ui/format/dates.ts";
import { text } from "./statement-text.ts";

/** The days of a request: what each costs, and why. */
export const LineDays = ({
  leave: { days, inMonths },
}: {
  leave: NonNullable<StatementLine["leave"]>;
}) => (
  <ul className="bg-sunken px-4 py-2 text-sm sm:ps-[calc(8.5rem+2rem)] sm:pe-[calc(4rem+2rem)]">
    {days.map((day) => (
      <li
        key={day.date}
        className={classNames(
          "grid grid-cols-[5.5rem_minmax(0,1fr)_2.5rem] gap-3 py-0.5 tabular-nums",
          day.cost === 0 && "text-muted",
        )}
      >
        <span>{proseWeekday(day.date, day.date)}</span>
        <span>{text.day(day, inMonths)}</span>
        <span className="text-end">{day.cost}</span>
      </li>
    ))}
  </ul>
);
