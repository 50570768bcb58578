import { IconPrinter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { LeaveStatement } from "#contract/leave/balances/statement.ts";
import { Button } from "#web/ui/button.tsx";
import { addDays } from "#web/ui/date/plain-day.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { text } from "./statement-text.ts";

/** The day of the balance: typed, picked, or one of the frequent ones. */
export function AsOfChoice({
  statement,
  onAsOf,
  action,
}: {
  statement: LeaveStatement;
  onAsOf: (day: string | undefined) => void;
  /** Next to them: the reader's action. */
  action?: ReactNode;
}) {
  const { asOf, today } = statement;
  const choose = (day: string) => onAsOf(day === today ? undefined : day);
  return (
    <div className="flex flex-wrap items-end gap-2 print:hidden">
      <div className="w-full sm:w-48">
        <DateField
          label={text.asOf}
          value={asOf}
          onChange={(day) => day && choose(day)}
          min="2000-01-01"
          max="2199-12-31"
        />
      </div>
      <fieldset className="m-0 flex min-w-0 flex-1 flex-wrap gap-2 border-0 p-0">
        <legend className="sr-only">{text.days}</legend>
        {daysToChoose(statement).map((day) => (
          <Button
            key={day}
            variant={day === asOf ? "tinted" : "secondary"}
            aria-pressed={day === asOf}
            onClick={() => choose(day)}
          >
            {day === today ? text.today : proseDay(day, today)}
          </Button>
        ))}
        <Button
          variant="ghost"
          className="ms-auto max-sm:hidden"
          icon={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {text.print}
        </Button>
        {action}
      </fieldset>
    </div>
  );
}

/** Today and the last days of this and the past company year, in order. */
export function daysToChoose({
  today,
  yearFrom,
}: Pick<LeaveStatement, "today" | "yearFrom">): string[] {
  const start = yearFrom.slice(4);
  const year = Number(today.slice(0, 4)) - (today.slice(4) < start ? 1 : 0);
  const lastDays = [year, year + 1].map((one) => addDays(`${one}${start}`, -1));
  return [...new Set([...lastDays, today])].sort();
}
