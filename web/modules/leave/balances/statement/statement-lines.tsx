import { IconChevronRight } from "@tabler/icons-react";
import type { LeaveStatement, StatementLine } from "#contract/leave/balances/statement.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { proseDays, proseWeekday } from "#web/ui/format/dates.ts";
import { text } from "./statement-text.ts";

/** The columns of a line; on phones the day is above its text. */
const columns =
  "grid grid-cols-[minmax(0,1fr)_3.5rem_3rem] items-baseline gap-x-3 px-4 sm:grid-cols-[8.5rem_minmax(0,1fr)_4rem_4rem] sm:px-5";
const numberClass = "text-end tabular-nums";

/** Every line of a statement, the newest first; leave opens into its days. */
export function StatementLines({ statement }: { statement: LeaveStatement }) {
  const { lines, olderLines, today } = statement;
  if (lines.length === 0) return <p className="text-muted">{text.empty}</p>;
  return (
    <section
      aria-label={text.lines}
      className="overflow-hidden rounded-lg border border-line bg-card"
    >
      <div
        aria-hidden="true"
        className={classNames(columns, "py-2.5 font-medium text-muted text-sm")}
      >
        <span className="max-sm:hidden">{text.columns.day}</span>
        <span>{text.columns.what}</span>
        <span className="text-end">{text.columns.days}</span>
        <span className="text-end">{text.columns.left}</span>
      </div>
      <ol>
        {lines.map((line) => (
          <li key={keyOf(line)} className="border-line border-t">
            {line.leave ? (
              <details className="group">
                <summary className="cursor-pointer list-none outline-offset-[-2px] hover:bg-sunken [&::-webkit-details-marker]:hidden">
                  <Row line={line} today={today} />
                </summary>
                <LineDays leave={line.leave} />
              </details>
            ) : (
              <Row line={line} today={today} />
            )}
          </li>
        ))}
      </ol>
      <p className="border-line border-t px-4 py-3 text-muted text-sm sm:px-5">
        {olderLines > 0 ? text.older(olderLines) : text.used}
      </p>
    </section>
  );
}

const keyOf = ({ kind, from, leave, days, left }: StatementLine) =>
  `${kind} ${from} ${leave?.id ?? ""} ${days} ${left}`;

function Row({ line, today }: { line: StatementLine; today: string }) {
  const isSum = line.kind === "carried";
  return (
    <div className={classNames(columns, "py-2.5", isSum && "font-semibold")}>
      <span
        className={classNames(
          "tabular-nums max-sm:col-span-full max-sm:text-sm",
          !isSum && "text-muted",
        )}
      >
        {proseDays(line.from, line.to, today)}
      </span>
      <span className="min-w-0">
        {text.line(line)} <Details line={line} />
      </span>
      <span className={numberClass}>
        <span className="sr-only">{text.columns.days} </span>
        {isSum ? text.number(line.days) : text.signed(line.days)}
      </span>
      <span className={numberClass}>
        <span className="sr-only">{text.columns.left} </span>
        {text.number(line.left)}
      </span>
    </div>
  );
}

function Details({ line }: { line: StatementLine }) {
  const { kind, by, recordedOn, reason, usableUntil, leave } = line;
  return (
    <>
      {kind === "pending" && <Badge tone="amber">Pending</Badge>}
      <span className="wrap-anywhere font-normal text-muted text-sm">
        {leave && text.length(leave.inMonths)}
        {leave && kind !== "pending" && text.approvedBy(recordedOn, by?.name ?? null)}
        {!leave && by && text.by(by.name)}
        {leave && text.granted(leave.parental)}
        {leave && text.cycles(leave.cycles)}
        {reason && ` · ${reason}`}
        {usableUntil && ` · ${text.usableUntil(usableUntil)}`}
      </span>
      {leave && (
        <IconChevronRight
          size={16}
          stroke={1.75}
          role="img"
          aria-label={text.showDays}
          className="ms-1 inline-block align-[-3px] text-muted transition-transform group-open:rotate-90 print:hidden"
        />
      )}
    </>
  );
}

/** The days of a request with their costs and reasons. */
const LineDays = ({
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
