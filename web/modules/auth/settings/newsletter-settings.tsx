import type { NewsletterChoice } from "#contract/auth.ts";
import { useApiMutation, useApiQuery } from "#web/api/hooks.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { formatMoment } from "#web/ui/format-date.ts";
import { SettingsCard } from "./settings-card.tsx";
import { text } from "./text.ts";

const { newsletter: words } = text;
const shownMs = 3_000;

function whenDecided({ optIn, decidedAt }: NewsletterChoice): string {
  if (decidedAt === null) return words.never;
  const when = formatMoment(decidedAt);
  return optIn ? words.since(when) : words.notSince(when);
}

/** The newsletter: whether one gets it, since when, and the way out. */
export function NewsletterSettings() {
  const { data, isError, refetch } = useApiQuery("auth.getNewsletter", {});
  const { mutate, isPending, variables } = useApiMutation("auth.updateNewsletter");
  const choose = (optIn: boolean) =>
    mutate(
      { body: { optIn } },
      {
        onSuccess: () => void toast.success(text.saved, { durationMs: shownMs }),
        onError: () => void toast.error(text.failed, { durationMs: shownMs }),
      },
    );

  return (
    <SettingsCard title={words.title} lead={words.lead}>
      {data && (
        <Checkbox
          label={words.choice}
          help={whenDecided(data)}
          value={isPending ? variables.body.optIn : data.optIn}
          onChange={(optIn) => !isPending && choose(optIn)}
        />
      )}
      {!data && isError && <ErrorState message={words.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Delayed label={words.loading}>
          <Skeleton className="h-14 max-w-md" />
        </Delayed>
      )}
    </SettingsCard>
  );
}
