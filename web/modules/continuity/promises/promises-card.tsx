import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { PersonPage } from "#contract/continuity/continuity.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { useFocusOnLoss } from "#web/ui/use-focus-on-loss.ts";
import { useLinkedPlace } from "#web/ui/use-linked-place.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { NewPromiseDialog } from "./new-promise-dialog.tsx";
import { PromiseItem } from "./promise-item.tsx";
import { PromiseListDialog } from "./promise-list-dialog.tsx";
import { readPromiseSearch } from "./promise-search.ts";
import { text } from "./text.ts";

/** What is promised to a person and not settled yet, the first due first; and a way to add to it and to read the others. */
export function PromisesCard({ person }: { person: PersonPage }) {
  const { promises, today, canPromise } = person;
  const isOwn = useCurrentEmployee().id === person.id;
  const linkedId = useUrlSearch(readPromiseSearch).search.promise;
  const isListedHere = promises.items.some(({ id }) => id === linkedId);
  const wayToOthers = useLinkedPlace<HTMLDivElement>(linkedId !== undefined && !isListedHere);
  useFocusOnLoss(wayToOthers, promises.items.length);
  const [isAdding, setIsAdding] = useState(false);
  const [isListed, setIsListed] = useState(false);
  return (
    <Card title={text.title}>
      {promises.total === 0 && <p className="text-muted">{text.none}</p>}
      <ul aria-label={text.title}>
        {promises.items.map((promise) => (
          <PromiseItem
            key={promise.id}
            promise={promise}
            today={today}
            isLinked={promise.id === linkedId}
          />
        ))}
      </ul>
      <div ref={wayToOthers} tabIndex={-1} className="mt-3 flex flex-wrap gap-2">
        {canPromise && (
          <Button
            size="sm"
            icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setIsAdding(true)}
          >
            {isOwn ? text.propose : text.add}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => setIsListed(true)}>
          {text.all(promises.total)}
        </Button>
      </div>
      <NewPromiseDialog
        person={person}
        isOwn={isOwn}
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
      />
      <PromiseListDialog
        person={person}
        isOwn={isOwn}
        isOpen={isListed}
        onClose={() => setIsListed(false)}
      />
    </Card>
  );
}
