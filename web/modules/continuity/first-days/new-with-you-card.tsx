import { useState } from "react";
import type { NewPerson } from "#contract/continuity/first-days.ts";
import { Card } from "#web/ui/display/card.tsx";
import { NewPersonRow } from "./new-person-row.tsx";
import { text } from "./text.ts";

export interface NewWithYouCardProps {
  people: { items: readonly NewPerson[]; total: number };
  today: string;
}

/** Whom the reader leads since less than thirty days, with what there is to read and to talk about. */
export function NewWithYouCard({ people: { items, total }, today }: NewWithYouCardProps) {
  const [openId, setOpenId] = useState(items[0]?.employee.id);
  return (
    <Card title={text.title} action={<p className="text-muted text-sm">{text.lead}</p>} isFlush>
      <ul>
        {items.map((person) => (
          <NewPersonRow
            key={person.employee.id}
            person={person}
            today={today}
            isOpen={person.employee.id === openId}
            onToggle={(isOpen) => setOpenId(isOpen ? person.employee.id : undefined)}
          />
        ))}
      </ul>
      {total > items.length && (
        <p className="border-line border-t px-5 py-3 text-muted text-sm">
          {text.more(total - items.length)}
        </p>
      )}
    </Card>
  );
}
