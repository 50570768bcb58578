import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { type Description, DescriptionList } from "#web/ui/display/description-list.tsx";
import { text } from "./text.ts";

interface EditableSectionProps {
  title: string;
  lead?: string;
  items: readonly Description[];
  /** The form in its place during an edit. */
  form: (stop: () => void) => ReactNode;
}

export function EditableSection({ title, lead, items, form }: EditableSectionProps) {
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    if (hasEdited.current && !isEditing) edit.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);

  if (isEditing) return form(() => setIsEditing(false));
  return (
    <section>
      <SectionHead
        title={title}
        lead={lead}
        action={
          <Button ref={edit} onClick={() => setIsEditing(true)}>
            {text.edit}
          </Button>
        }
      />
      <DescriptionList items={items} emptyText={text.none} />
    </section>
  );
}

interface SectionHeadProps {
  title: string;
  lead?: string;
  action?: ReactNode;
}

export const SectionHead = ({ title, lead, action }: SectionHeadProps) => (
  <div className="mb-4 flex min-h-11 items-center justify-between gap-4 md:min-h-10">
    <div>
      <h3 className="font-semibold">{title}</h3>
      {lead && <p className="text-muted text-sm">{lead}</p>}
    </div>
    {action}
  </div>
);
