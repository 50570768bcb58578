import type { PersonName } from "#contract/common.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { text } from "./text.ts";

const { profiles: labels } = text;

/** Reminds an employee of their profile, at most once a day; says what became of it. */
export function RemindButton({ person: { id, name } }: { person: PersonName }) {
  const { mutateAsync, isPending } = useApiMutation("onboarding.remindMany");
  const remind = async () => {
    try {
      const { reminded } = await mutateAsync({ body: { selection: { employeeIds: [id] } } });
      toast.success(reminded > 0 ? labels.reminded(name) : labels.alreadyReminded(name));
    } catch (error) {
      toast.error(messageOf(error, labels.remindFailed));
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={labels.remindNamed(name)}
      isPending={isPending}
      onClick={() => void remind()}
    >
      {labels.remind}
    </Button>
  );
}
