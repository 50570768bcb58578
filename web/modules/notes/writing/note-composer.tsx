import { type FormEvent, useRef } from "react";
import { usualAudience } from "#contract/codes/continuity.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { ReadersLine } from "../readers-line.tsx";
import { messages, type NoteMessages, text } from "../text.ts";
import { AudienceChoice } from "./audience.tsx";
import { useNoteDraft } from "./note-draft.ts";
import { useNewNote } from "./use-new-note.ts";

const { add: labels } = text;

interface NoteComposerProps {
  about: { id: number; name: string };
  messages: NoteMessages;
  onAdded: (message: string) => void;
  /** The place already names the subject of the note. */
  isLabelHidden?: boolean;
}

/** Writes a note about an employee, above the existing ones. Its draft survives a reload. */
export function NoteComposer({
  about,
  messages,
  onAdded,
  isLabelHidden = false,
}: NoteComposerProps) {
  const [draft, setDraft] = useNoteDraft(`about/${about.id}`);
  const { create, isPending, failure } = useNewNote(messages);
  const { text: typed = "", audience = usualAudience } = draft ?? {};
  const form = useRef<HTMLFormElement>(null);
  const isBlank = typed.trim() === "";

  const add = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!(await create({ aboutId: about.id, text: typed, audience }))) return;
    // The pressed button is disabled without text, and would lose the focus.
    form.current?.focus();
    setDraft(undefined);
    onAdded(messages.added);
  };

  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => void add(event)}
      className="flex flex-col gap-3"
    >
      <TextArea
        label={labels.field(about.name)}
        isLabelHidden={isLabelHidden}
        rows={2}
        placeholder={labels.placeholder}
        value={typed}
        maxLength={10_000}
        help={typed === "" ? "" : labels.draftKept}
        onChange={(next) => setDraft(next === "" ? undefined : { ...draft, text: next })}
      />
      {!isBlank && (
        <AudienceChoice
          name={about.name}
          value={audience}
          onChange={(next) => setDraft({ text: typed, audience: next })}
        />
      )}
      {failure && <Banner tone="red">{failure}</Banner>}
      <ReadersLine aboutId={about.id} audience={audience} />
      <div className="flex justify-end gap-3">
        {!isBlank && (
          <Button variant="ghost" onClick={() => setDraft(undefined)}>
            {labels.discard}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          disabled={isBlank}
          isPending={isPending}
          pendingText={labels.busy}
        >
          {audience === "draft" ? labels.submitDraft : labels.submit}
        </Button>
      </div>
    </form>
  );
}

export const QuickNote = ({ about: { id, name } }: { about: { id: number; name: string } }) => (
  <NoteComposer
    about={{ id, name }}
    messages={messages.tab}
    onAdded={toast.success}
    isLabelHidden
  />
);
