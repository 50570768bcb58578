import { IconCalendarOff, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { AddDayRuleDialog } from "./add-day-rule-dialog.tsx";
import { DayRuleRow } from "./day-rule-row.tsx";
import { text } from "./day-rule-text.ts";

const pageSize = 20;

/** The days on which leave is blocked or a number of people should be at work. */
export function DayRulesCard() {
  const [page, setPage] = useState(1);
  const [isAdding, setIsAdding] = useState(false);
  const query = useApiQuery("leave.dayRules", { query: { page, pageSize } });
  const add = (
    <Button
      size="sm"
      icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => setIsAdding(true)}
    >
      {text.add.action}
    </Button>
  );
  return (
    <Card title={text.title} action={add} isFlush>
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
                icon={<IconCalendarOff size={22} stroke={1.75} aria-hidden="true" />}
              >
                {text.noneHelp}
              </EmptyState>
            ) : (
              <ul aria-label={text.title}>
                {items.map((rule) => (
                  <DayRuleRow key={rule.id} rule={rule} />
                ))}
              </ul>
            )}
            {total > pageSize && (
              <nav aria-label={text.pages} className="flex gap-2 border-line border-t px-5 py-3">
                <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {text.later}
                </Button>
                <Button
                  size="sm"
                  disabled={page * pageSize >= total}
                  onClick={() => setPage(page + 1)}
                >
                  {text.earlier}
                </Button>
              </nav>
            )}
          </>
        )}
      </Fetched>
      <AddDayRuleDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </Card>
  );
}
