import { places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { byText, whatText, whenText } from "./entry-text.ts";
import { text } from "./text.ts";

const { card: labels } = text;
const newest = 5;

/** The state of the audit log in a sentence, its newest entries, and the way to its page. */
export function AuditCard() {
  const query = useApiQuery("audit.listAudit", { query: { pageSize: newest } });
  return (
    <Card
      title={text.title}
      lead={labels.lead}
      action={<ButtonLink href={places.auditLog}>{labels.open}</ButtonLink>}
    >
      <Fetched
        query={query}
        loading={text.loading}
        failed={text.failed}
        skeleton={<Skeleton className="h-40" />}
      >
        {({ entries: [first, ...others] }) =>
          first ? (
            <>
              <p>{labels.state(whenText(first))}</p>
              <ul aria-label={labels.newest} className="mt-3 divide-y divide-line">
                {[first, ...others].map((entry) => (
                  <li key={entry.key} className="flex flex-wrap gap-x-4 py-2">
                    <span className="wrap-anywhere min-w-0 flex-1">
                      {whatText(entry)} <span className="text-muted">· {byText(entry)}</span>
                    </span>
                    <span className="text-muted text-sm tabular-nums">{whenText(entry)}</span>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>{labels.none}</p>
          )
        }
      </Fetched>
    </Card>
  );
}
