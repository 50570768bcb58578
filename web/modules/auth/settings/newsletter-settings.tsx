import type { NewsletterChoice } from "#contract/auth.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { formatMoment } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { newsletter: labels } = text;

function whenDecided({ optIn, decidedAt }: NewsletterChoice): string {
  if (decidedAt === null) return labels.never;
  const when = formatMoment(decidedAt);
  return optIn ? labels.since(when) : labels.notSince(when);
}

export function NewsletterSettings() {
  const newsletter = useApiQuery("auth.getNewsletter", {});
  const { mutate, isPending, variables } = useApiMutation("auth.updateNewsletter");
  const choose = (optIn: boolean) =>
    mutate(
      { body: { optIn } },
      {
        onSuccess: () => void toast.success(text.saved, { durationMs: shortNoticeMs }),
        onError: () => void toast.error(text.failed, { durationMs: shortNoticeMs }),
      },
    );

  return (
    <Card title={labels.title} lead={labels.lead}>
      <Fetched
        query={newsletter}
        loading={labels.loading}
        failed={labels.loadFailed}
        skeleton={<Skeleton className="h-14 max-w-md" />}
      >
        {(choice) => (
          <Checkbox
            label={labels.choice}
            help={whenDecided(choice)}
            value={isPending ? variables.body.optIn : choice.optIn}
            onChange={(optIn) => !isPending && choose(optIn)}
          />
        )}
      </Fetched>
    </Card>
  );
}
