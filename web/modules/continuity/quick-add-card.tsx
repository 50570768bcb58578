import { IconMessages, IconNote, IconTargetArrow } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PersonPage } from "#contract/continuity/continuity.ts";
import { hasNoteDraft, QuickNote } from "#web/modules/notes/index.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { controlClass } from "#web/ui/form/field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { oneOf } from "#web/ui/table/list-search.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { PromiseFields } from "./promises/promise-fields.tsx";
import { text as promisesText } from "./promises/text.ts";
import { useNewPromise } from "./promises/use-new-promise.ts";
import { TalkForm } from "./talks/talk-form.tsx";
import { readTaskSearch } from "./task-search.ts";
import { text } from "./text.ts";

const { quickAdd: words } = text;
const choices = [
  { value: "note", label: words.note },
  { value: "promise", label: words.promise },
  { value: "talk", label: words.talk },
] as const;
type Kind = (typeof choices)[number]["value"];
const kinds = choices.map(({ value }) => value);

/** Adds a note, a promise or a talk above the story: a line until it is pressed. Each text survives a switch to another. */
export function QuickAddCard({ person }: { person: PersonPage }) {
  const [kind, setKind] = useState<Kind | undefined>(() =>
    hasNoteDraft(person.id) ? "note" : undefined,
  );
  const place = useRef<HTMLDivElement>(null);
  const { search, change } = useUrlSearch(readTaskSearch);
  const open = (chosen: Kind) => {
    flushSync(() => setKind(chosen));
    place.current
      ?.querySelector<HTMLElement>(`[data-kind=${chosen}] :is(textarea, input)`)
      ?.focus();
  };
  const asked = oneOf(search.do, kinds);
  const openAsked = useEffectEvent((chosen: Kind) => {
    // State cannot be flushed within an effect.
    queueMicrotask(() => open(chosen));
    change({ do: undefined }, { isReplacing: true });
  });
  useEffect(() => {
    if (asked) openAsked(asked);
  }, [asked]);
  if (kind === undefined)
    return (
      <section
        aria-label={words.label(person.name)}
        className="flex flex-wrap items-center gap-2 rounded-lg border border-line bg-card p-2"
      >
        <button
          type="button"
          onClick={() => open("note")}
          className={classNames(
            controlClass,
            "flex w-auto min-w-0 flex-1 basis-52 cursor-text items-center gap-2 text-start text-muted",
          )}
        >
          <IconNote size={18} stroke={1.75} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{words.prompt(person.name)}</span>
        </button>
        <Button
          variant="ghost"
          icon={<IconTargetArrow size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => open("promise")}
        >
          {words.promise}
        </Button>
        <Button
          variant="ghost"
          icon={<IconMessages size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => open("talk")}
        >
          {words.talk}
        </Button>
      </section>
    );
  return (
    <Card>
      <div ref={place} className="flex flex-col gap-4">
        <SegmentedChoice
          label={words.label(person.name)}
          isLabelHidden
          choices={choices}
          value={kind}
          onChange={(chosen) => chosen && setKind(chosen)}
        />
        <div data-kind="note" hidden={kind !== "note"}>
          <QuickNote about={person} />
        </div>
        <div data-kind="promise" hidden={kind !== "promise"}>
          <QuickPromise person={person} />
        </div>
        <div data-kind="talk" hidden={kind !== "talk"}>
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
