import { text } from "./text.ts";
import { kindOf, type Waiting, type WaitingKind } from "./waiting.ts";

interface WaitingFilterProps {
  open: readonly Waiting[];
  kinds: readonly WaitingKind[];
  chosen: WaitingKind | undefined;
  /** Requests beyond those in the list. */
  unseen: number;
  onChoose: (kind: WaitingKind | undefined) => void;
}

/** Narrows the list to one kind; left out on phones. */
export function WaitingFilter({ open, kinds, chosen, unseen, onChoose }: WaitingFilterProps) {
  const countOf = (kind: WaitingKind) =>
    open.filter((one) => kindOf(one) === kind).length + (kind === "leave" ? unseen : 0);
  return (
    <fieldset className="ms-auto flex flex-wrap gap-2 max-sm:hidden">
      <legend className="sr-only">{text.show}</legend>
      {[undefined, ...kinds].map((kind) => (
        <button
          key={kind ?? "all"}
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
          className="inline-flex h-8 items-center rounded-full border border-line px-3.5 text-muted text-sm tabular-nums transition-colors hover:border-control hover:text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:font-medium aria-pressed:text-card"
        >
          {kind ? text.kind(kind, countOf(kind)) : text.all}
        </button>
      ))}
    </fieldset>
  );
}
