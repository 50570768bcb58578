import { type KeyboardEvent, useRef, useState } from "react";
import type { AsOf } from "./organisation-search.ts";
import { text } from "./text.ts";
import { Branch } from "./tree-branch.tsx";
import { moveFor, type TreeMove } from "./tree-keys.ts";
import { useBranch } from "./use-branch.ts";
import { useVacancies } from "./use-vacancies.ts";

/** Who leads whom on a day as an ARIA tree: arrows move, open and close; Enter opens the person; a letter finds a name. */
export function OrganisationTree({ asOf }: { asOf: AsOf }) {
  const tree = useRef<HTMLDivElement>(null);
  const { people: atTheTop } = useBranch(asOf, undefined);
  const isEmpty = atTheTop?.length === 0;
  const { rows } = useVacancies(asOf, undefined, isEmpty);
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string>();
  const flip = (path: string) =>
    setFlipped((before) => before.symmetricDifference(new Set([path])));

  const act = (move: TreeMove, item: HTMLElement) => {
    if (move.kind === "focus") move.item?.focus();
    else if (move.kind === "toggle") flip(item.dataset.path ?? "");
    else item.querySelector("a")?.click();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target: item, key, ctrlKey, metaKey, altKey } = event;
    if (!tree.current || ctrlKey || metaKey || altKey) return;
    if (!(item instanceof HTMLElement) || item.getAttribute("role") !== "treeitem") return;
    const move = moveFor(key, item, tree.current);
    if (!move) return;
    event.preventDefault();
    act(move, item);
  };

  // A tree has items; without any there is none.
  if (isEmpty && rows === 0) return <p className="px-5 py-6 text-muted">{text.nobody}</p>;
  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={-1}
      aria-label={text.title}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>("[data-path]")?.dataset.path)}
      className="p-2"
    >
      <Branch state={{ asOf, flipped, focused, onFlip: flip }} path="" level={1} />
    </div>
  );
}
