import { useState } from "react";
import type { ShutdownPerson } from "#contract/leave/planning/shutdown.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageButtons } from "../page-buttons.tsx";
import { text } from "./shutdown-text.ts";

const pageSize = 10;

/** The cost of a shutdown for each person, those who lack days first. */
export function ShutdownPeople({ shutdownId }: { shutdownId: number }) {
  const [page, setPage] = useState(1);
  const query = useApiQuery("leave.shutdownPeople", { query: { shutdownId, page, pageSize } });
  return (
    <Fetched
      query={query}
      loading={text.loading}
      failed={text.eachFailed}
      skeleton={<Skeleton className="h-40" />}
    >
      {({ items, total }) =>
        total === 0 ? (
          <p className="text-muted text-sm">{text.noOne}</p>
        ) : (
          <div className="flex flex-col gap-3">
            <ul aria-label={text.each} className="rounded-lg border border-line">
              {items.map((person) => (
                <Person key={person.employee.id} person={person} />
              ))}
            </ul>
            <PageButtons page={page} pageSize={pageSize} total={total} onPage={setPage} />
          </div>
        )
      }
    </Fetched>
  );
}

const Person = ({ person }: { person: ShutdownPerson }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2 text-sm first:border-t-0">
    <span className="wrap-anywhere min-w-0 flex-1 basis-40 font-medium">
      {person.employee.name}
    </span>
    {person.lackingDays > 0 && <Badge tone="amber">{text.lacks(person.lackingDays)}</Badge>}
    <span className="text-muted tabular-nums">{costOf(person)}</span>
  </li>
);

function costOf({ annualDays, unpaidDays, lackingDays }: ShutdownPerson): string {
  if (annualDays + unpaidDays === 0) return lackingDays > 0 ? text.leftOut : text.noDays;
  return [
    annualDays > 0 ? text.annual(annualDays) : "",
    unpaidDays > 0 ? text.unpaidDays(unpaidDays) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
