import { useState } from "react";
import type { PersonPage } from "#contract/continuity/continuity.ts";
import { QuickNote } from "#web/modules/notes/index.ts";
import { Card } from "#web/ui/display/card.tsx";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { text } from "../text.ts";
import { QuickPromise } from "./quick-promise.tsx";

const { quickAdd: words } = text;
const choices = [
  { value: "note", label: words.note },
  { value: "promise", label: words.promise },
] as const;

/** Writes a note or a promise about a person where their story is read. What is typed of one stays while the other is looked at. */
export function QuickAddCard({ person }: { person: PersonPage }) {
  const [kind, setKind] = useState<"note" | "promise">("note");
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
      </div>
    </Card>
  );
}
