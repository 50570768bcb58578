import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { type Description, DescriptionList } from "#web/ui/display/description-list.tsx";
import { SectionHead } from "./section-head.tsx";
import { text } from "./text.ts";

interface EditableSectionProps {
  title: string;
  lead?: string;
  items: readonly Description[];
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
