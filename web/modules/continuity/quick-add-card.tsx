import { useState } from "react";
import type { PersonPage } from "#contract/continuity/continuity.ts";
import { QuickNote } from "#web/modules/notes/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { PromiseFields } from "./promises/promise-fields.tsx";
import { text as promisesText } from "./promises/text.ts";
import { useNewPromise } from "./promises/use-new-promise.ts";
import { TalkForm } from "./talks/talk-form.tsx";
import { text } from "./text.ts";

const { quickAdd: words } = text;
const choices = [
  { value: "note", label: words.note },
  { value: "promise", label: words.promise },
  { value: "talk", label: words.talk },
] as const;

/** Adds a note, a promise or a talk above the story. Each text survives a switch to another. */
export function QuickAddCard({ person }: { person: PersonPage }) {
  const [kind, setKind] = useState<(typeof choices)[number]["value"]>("note");
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <SegmentedChoice
          label={words.label(person.name)}
          isLabelHidden
          choices={choices}
          value={kind}
          onChange={(chosen) => chosen && setKind(chosen)}
        />
        <div hidden={kind !== "note"}>
          <QuickNote about={person} />
        </div>
        <div hidden={kind !== "promise"}>
          <QuickPromise person={person} />
        </div>
        <div hidden={kind !== "talk"}>
          <TalkForm person={person} today={person.today} />
        </div>
      </div>
    </Card>
  );
}

const { make: labels } = promisesText;

function QuickPromise({ person }: { person: PersonPage }) {
  const { form, failure, make } = useNewPromise(person.id, promisesText.done.made);
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
