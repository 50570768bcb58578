import { IconPlus } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { PersonPage } from "#contract/continuity/continuity.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { countingNumber } from "#web/ui/table/list-search.ts";
import { useLinkedPlace } from "#web/ui/use-linked-place.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { PromiseFields } from "./promise-fields.tsx";
import { PromiseItem } from "./promise-item.tsx";
import { PromiseListDialog } from "./promise-list-dialog.tsx";
import { text } from "./text.ts";
import { useNewPromise } from "./use-new-promise.ts";

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

const { make: labels } = text;

interface NewPromiseDialogProps {
  person: Pick<PersonPage, "id" | "name" | "today">;
  /** The reader proposes a promise made to them. */
  isOwn: boolean;
  isOpen: boolean;
  onClose: () => void;
}

function NewPromiseDialog({ person, isOwn, isOpen, onClose }: NewPromiseDialogProps) {
  const done = isOwn ? text.done.proposed : text.done.made;
  const { form, failure, make, reset } = useNewPromise(person.id, done);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <FormDialog
      title={isOwn ? labels.own : labels.title(person.name)}
      description={isOwn ? labels.ownLead : undefined}
      size="sm"
      isOpen={isOpen}
      onClose={close}
      form={form}
      onSubmit={async (given) => {
        if (await make(given)) onClose();
      }}
      submitLabel={isOwn ? labels.propose : labels.submit}
      busyLabel={labels.busy}
      failure={failure}
    >
      <PromiseFields form={form} person={person} isOwn={isOwn} />
    </FormDialog>
  );
}

interface PromiseSearch {
  /** The linked promise. */
  promise?: number;
}

export function readPromiseSearch(given: Record<string, unknown>): PromiseSearch {
  const promise = countingNumber(given.promise);
  return promise ? { promise } : {};
}

/** Moves the focus from a leaving row to the given place instead of the top of the page. */
function useFocusOnLoss(place: RefObject<HTMLElement | null>, rows: number) {
  const before = useRef(rows);
  useEffect(() => {
    const isFewer = rows < before.current;
    before.current = rows;
    if (!isFewer) return;
    // A dialog that goes with its row returns the focus after it.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus();
    }, 100);
    return () => clearTimeout(timer);
  }, [place, rows]);
}
