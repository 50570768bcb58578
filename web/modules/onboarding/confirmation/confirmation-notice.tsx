import { holdEnd } from "#contract/rules/confirmation.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { formatMoment } from "#web/ui/format/dates.ts";
import { text } from "./text.ts";

const { banner: labels } = text;

/** Shows the deadline of the mailed link, and sends another one. */
export function ConfirmationNotice({ createdAt }: { createdAt: string }) {
  const { email } = useCurrentEmployee();
  return (
    <div className="mb-6">
      <Banner title={labels.title}>
        <div className="flex flex-col items-start gap-3 md:flex-row md:justify-between">
          <p>{labels.lead(email, formatMoment(holdEnd(createdAt)))}</p>
          <SendAgain />
        </div>
      </Banner>
    </div>
  );
}

function SendAgain() {
  const { mutate, isPending } = useApiMutation("onboarding.sendConfirmation");
  const send = () =>
    mutate(
      {},
      {
        onSuccess: () => toast.success(labels.sent),
        onError: (error) => toast.error(messageOf(error, labels.failed)),
      },
    );
  return (
    <Button size="sm" onClick={send} isPending={isPending} pendingText={labels.sending}>
      {labels.again}
    </Button>
  );
}
