import { IconBeach } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Shutdown } from "#contract/leave/planning/shutdown.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { UsageBar } from "#web/ui/display/usage-bar.tsx";
import { proseDays } from "#web/ui/format/dates.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { SettingsPageCard } from "../settings-list-card.tsx";
import { PlanShutdownDialog } from "./plan-shutdown-dialog.tsx";
import { ShutdownActions } from "./shutdown-actions.tsx";
import { ShutdownPeople } from "./shutdown-people.tsx";
import { text } from "./shutdown-text.ts";

/** Leave that is booked for everyone at once. */
export function ShutdownsCard() {
  const [page, setPage] = useState(1);
  return (
    <SettingsPageCard
      text={{ ...text, add: text.plan }}
      query={useShutdowns(page)}
      icon={<IconBeach size={22} stroke={1.75} aria-hidden="true" />}
      row={(shutdown) => <ShutdownRow key={shutdown.id} shutdown={shutdown} />}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      dialog={(planning) => <PlanShutdownDialog {...planning} />}
    />
  );
}

const tones = {
  counting: "neutral",
  ready: "amber",
  booking: "blue",
  booked: "green",
  undoing: "blue",
  undone: "neutral",
  discarded: "neutral",
} as const;

function ShutdownRow({ shutdown }: { shutdown: Shutdown }) {
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

const pollMs = 1_500;
const pageSize = 10;

const isMoving = ({ state }: Pick<Shutdown, "state">) =>
  state === "counting" || state === "booking" || state === "undoing";

/** The shutdowns, followed while one is running. The end of the last refetches the leave screens. */
function useShutdowns(page: number) {
  const query = useQuery({
    ...apiQuery("leave.shutdowns", { query: { page, pageSize } }),
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? pollMs : false),
  });
  const moves = query.data?.items.some(isMoving);
  const moved = useRef<boolean>(undefined);
  useEffect(() => {
    if (moved.current === true && moves === false) void refreshAfter("leave.bookShutdown");
    moved.current = moves;
  }, [moves]);
  return query;
}
