import { toast } from "#web/ui/feedback/toast.ts";
import { NoteComposer } from "./note-composer.tsx";
import { messages } from "./text.ts";

/** Writes a note about an employee where their story is read. */
export const QuickNote = ({ about: { id, name } }: { about: { id: number; name: string } }) => (
  <NoteComposer
    about={{ id, name }}
    messages={messages.tab}
    onAdded={toast.success}
    isLabelHidden
  />
);
