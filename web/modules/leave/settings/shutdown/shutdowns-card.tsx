import { IconBeach, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageButtons } from "./page-buttons.tsx";
import { PlanShutdownDialog } from "./plan-shutdown-dialog.tsx";
import { ShutdownRow } from "./shutdown-row.tsx";
import { text } from "./shutdown-text.ts";
import { pageSize, useShutdowns } from "./use-shutdowns.ts";

/** Leave that is booked for everyone at once. */
export function ShutdownsCard() {
  const [page, setPage] = useState(1);
  const [isPlanning, setIsPlanning] = useState(false);
  const query = useShutdowns(page);
  const plan = (
    <Button
      size="sm"
      icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => setIsPlanning(true)}
    >
      {text.plan.action}
    </Button>
  );
  return (
    <Card title={text.title} action={plan} isFlush>
      <p className="max-w-2xl text-pretty px-5 pb-3 text-muted">{text.lead}</p>
      <Fetched
        query={query}
        loading={text.loading}
        failed={text.failed}
        skeleton={<Skeleton className="mx-5 mb-5 h-48" />}
      >
        {({ items, total }) => (
          <>
            {total === 0 ? (
              <EmptyState
                title={text.none}
                icon={<IconBeach size={22} stroke={1.75} aria-hidden="true" />}
              >
                {text.noneHelp}
              </EmptyState>
            ) : (
              <ul aria-label={text.title}>
                {items.map((shutdown) => (
                  <ShutdownRow key={shutdown.id} shutdown={shutdown} />
                ))}
              </ul>
            )}
            {total > pageSize && (
              <div className="border-line border-t px-5 py-3">
                <PageButtons page={page} pageSize={pageSize} total={total} onPage={setPage} />
              </div>
            )}
          </>
        )}
      </Fetched>
      <PlanShutdownDialog isOpen={isPlanning} onClose={() => setIsPlanning(false)} />
    </Card>
  );
}
