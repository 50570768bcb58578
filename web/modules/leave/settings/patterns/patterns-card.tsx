import { useState } from "react";
import type { WorkPatternEntry } from "#contract/leave/terms/patterns.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { SettingsListCard } from "../settings-list-card.tsx";
import { AddPatternDialog } from "./add-pattern-dialog.tsx";
import { ApplyPatternDialog } from "./apply-pattern-dialog.tsx";
import { text } from "./pattern-text.ts";

export const PatternsCard = () => (
  <SettingsListCard
    text={text}
    query={useApiQuery("leave.patterns", {})}
    row={(pattern) => <PatternRow key={pattern.id ?? "company"} pattern={pattern} />}
    dialog={(adding) => <AddPatternDialog {...adding} />}
  />
);

/** The number of people named for a pattern. */
const named = 5;

function PatternRow({ pattern }: { pattern: WorkPatternEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, weeks } = pattern;
  const minutes = weeks.flat().reduce((sum, one) => sum + one, 0);
  return (
    <li className="flex flex-col gap-3 border-line border-t px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{name}</h3>
        <span className="text-muted text-sm">
          {text.hoursAWeek(Math.round(minutes / weeks.length))}
        </span>
        <Button
          size="sm"
          className="ms-auto"
          onClick={() => setIsOpen(true)}
          aria-label={`${text.apply.action}: ${name}`}
        >
          {text.apply.action}
        </Button>
      </div>
      <div className="flex flex-col gap-2">
        {weeks.map((week, at) => (
          <Week key={at} week={week} label={weeks.length > 1 ? text.week(at + 1) : undefined} />
        ))}
      </div>
      <People pattern={pattern} />
      <ApplyPatternDialog pattern={pattern} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </li>
  );
}

const Week = ({ week, label }: { week: readonly number[]; label: string | undefined }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    {label && <span className="w-16 text-muted text-sm">{label}</span>}
    <dl className="grid w-full max-w-sm grid-cols-7 gap-1 text-center tabular-nums">
      {week.map((minutes, day) => (
        <div
          key={text.weekdays[day]}
          className={`flex flex-col-reverse rounded-md py-1 ${minutes > 0 ? "bg-accent-tint text-accent-text" : "bg-sunken text-muted"}`}
        >
          <dd className="font-medium">{text.hours(minutes)}</dd>
          <dt className="text-xs">{text.weekdays[day]}</dt>
        </div>
      ))}
    </dl>
  </div>
);

function People({ pattern: { id, assignments, assigned } }: { pattern: WorkPatternEntry }) {
  const today = currentDay();
  const shown = assignments
    .slice(0, named)
    .map(({ employee, from }) => text.since(employee.name, from, today));
  const more = assigned - shown.length;
  const nobody = id === null ? text.everyoneElse : text.nobody;
  return (
    <p className="text-muted text-sm">
      {shown.length === 0 ? nobody : shown.join(" · ")}
      {more > 0 && ` ${text.more(more)}`}
    </p>
  );
}
