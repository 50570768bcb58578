import type { Shutdown } from "#contract/leave/planning/shutdown.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { UsageBar } from "#web/ui/display/usage-bar.tsx";
import { proseDays } from "#web/ui/format/dates.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { ShutdownActions } from "./shutdown-actions.tsx";
import { ShutdownPeople } from "./shutdown-people.tsx";
import { text } from "./shutdown-text.ts";

const tones = {
  counting: "neutral",
  ready: "amber",
  booking: "blue",
  booked: "green",
  undoing: "blue",
  undone: "neutral",
  discarded: "neutral",
} as const;

export function ShutdownRow({ shutdown }: { shutdown: Shutdown }) {
  const { name, from, to, department, state, by, recordedAt, ended } = shutdown;
  return (
    <li className="flex flex-col gap-3 border-line border-t px-5 py-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <Badge tone={tones[state]}>{text.states[state]}</Badge>
        </p>
        <p className="text-sm tabular-nums">
          {proseDays(from, to)} · {department?.name ?? text.company}
        </p>
        <p className="text-muted text-sm">
          {ended
            ? `${text.states[state]}: ${text.endedBy(ended.by.name, ended.at.slice(0, 10))}`
            : text.plannedBy(by.name, recordedAt.slice(0, 10))}
        </p>
      </div>
      <Progress shutdown={shutdown} />
      <ShutdownActions shutdown={shutdown} />
    </li>
  );
}

function Progress({ shutdown }: { shutdown: Shutdown }) {
  const { state, people, done } = shutdown;
  if (state === "counting")
    return (
      <p role="status" className="flex items-center gap-2 text-muted text-sm">
        <Spinner />
        {text.counting(people)}
      </p>
    );
  if (state === "booking" || state === "undoing")
    return (
      <UsageBar
        label={text.progress[state]}
        value={done}
        max={people}
        valueText={text.doneOf(done, people)}
      />
    );
  if (state === "discarded" || state === "undone") return null;
  return <Costs shutdown={shutdown} />;
}

function Costs({ shutdown }: { shutdown: Shutdown }) {
  const { id, state, people, lacking, annualDays, unpaidDays, ifLacking } = shutdown;
  const lack = ifLacking === "unpaid" ? text.unpaid(lacking, unpaidDays) : text.skipped(lacking);
  return (
    <>
      <div className="text-sm tabular-nums">
        <p>{text.sum(people, annualDays)}</p>
        <p className={lacking > 0 ? "text-amber-text" : "text-muted"}>
          {lacking > 0 ? lack : text.noneLacking}
        </p>
      </div>
      <details open={state === "ready"}>
        <summary className="mb-2 cursor-pointer font-medium text-muted text-sm">
          {text.each}
        </summary>
        <ShutdownPeople shutdownId={id} />
      </details>
    </>
  );
}
