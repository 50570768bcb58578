import { useApiQuery } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { ChoicesTable } from "./choices-table.tsx";
import { choiceOf } from "./kinds/kinds.ts";
import { text } from "./text.ts";
import { usePreferenceChoice } from "./use-preference-choice.ts";

const { choices: labels } = text;

export function NotificationChoices() {
  const user = useCurrentEmployee();
  const preferences = useApiQuery("notifications.getPreferences", {});
  const choose = usePreferenceChoice();

  return (
    <Card title={labels.title} lead={labels.lead}>
      <Fetched
        query={preferences}
        loading={labels.loading}
        failed={labels.failed}
        skeleton={<Waiting />}
      >
        {(known) => (
          <ChoicesTable
            preferences={known.filter(({ kind }) => choiceOf(kind).isFor?.(user) ?? true)}
            onChange={choose}
          />
        )}
      </Fetched>
    </Card>
  );
}

const Waiting = () => (
  <div className="flex flex-col gap-5 pt-8 pb-2">
    {["one", "two", "three", "four"].map((row) => (
      <div key={row} className="flex items-center gap-6">
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className="h-3 w-1/4" />
        </div>
        <Skeleton className="size-5" />
        <Skeleton className="size-5" />
      </div>
    ))}
  </div>
);
