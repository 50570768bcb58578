import type { PersonPage } from "#contract/continuity/continuity.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { PromiseFields } from "../promises/promise-fields.tsx";
import { text } from "../promises/text.ts";
import { useNewPromise } from "../promises/use-new-promise.ts";

const { make: labels } = text;

export function QuickPromise({ person }: { person: PersonPage }) {
  const { form, failure, make } = useNewPromise(person.id, text.done.made);
  return (
    <Form form={form} onSubmit={make}>
      <PromiseFields form={form} person={person} isOwn={false} />
      {failure !== undefined && <Banner tone="red">{failure}</Banner>}
      <Button
        type="submit"
        variant="primary"
        className="self-end max-sm:w-full"
        isPending={form.formState.isSubmitting}
        pendingText={labels.busy}
      >
        {labels.add}
      </Button>
    </Form>
  );
}
