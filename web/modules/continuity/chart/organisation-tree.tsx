import { type KeyboardEvent, useRef, useState } from "react";
import type { AsOf } from "./organisation-search.ts";
import { text } from "./text.ts";
import { Branch } from "./tree-branch.tsx";
import { useBranch } from "./use-branch.ts";
import { useVacancies } from "./vacancy.tsx";

/** The organisation as an ARIA tree: arrows move, open and close; Enter opens the person; a letter finds a name. */
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

  // An ARIA tree must have items.
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

const items = '[role="treeitem"]';

/** A key's request: to go to an item, to open or close the present one, or to show its person. */
type TreeMove =
  | { kind: "focus"; item: HTMLElement | null | undefined }
  | { kind: "toggle" }
  | { kind: "show" };

/** A key's meaning on an item of a tree by the ARIA pattern; undefined for none. */
function moveFor(key: string, item: HTMLElement, tree: HTMLElement): TreeMove | undefined {
  const all = [...tree.querySelectorAll<HTMLElement>(items)];
  const at = all.indexOf(item);
  const to = (found: HTMLElement | null | undefined): TreeMove => ({ kind: "focus", item: found });
  if (key === "ArrowDown") return to(all[at + 1]);
  if (key === "ArrowUp") return to(all[at - 1]);
  if (key === "Home") return to(all[0]);
  if (key === "End") return to(all.at(-1));
  if (key === "Enter") return { kind: "show" };
  if (key === "ArrowRight" || key === "ArrowLeft") return sideways(key, item, all);
  return key.length === 1 && key !== " "
    ? to([...all.slice(at + 1), ...all.slice(0, at)].find(isNamed(key)))
    : undefined;
}

function sideways(
  key: "ArrowRight" | "ArrowLeft",
  item: HTMLElement,
  all: readonly HTMLElement[],
): TreeMove | undefined {
  const state = item.getAttribute("aria-expanded");
  const path = item.dataset.path ?? "";
  const at = (wanted: string) => all.find(({ dataset }) => dataset.path === wanted);
  if (key === "ArrowLeft")
    return state === "true"
      ? { kind: "toggle" }
      : { kind: "focus", item: at(path.slice(0, path.lastIndexOf("/"))) };
  if (state === "false") return { kind: "toggle" };
  const next = all[all.indexOf(item) + 1];
  return state
    ? { kind: "focus", item: next?.dataset.path?.startsWith(`${path}/`) ? next : undefined }
    : undefined;
}

const isNamed =
  (letter: string) =>
  ({ dataset }: HTMLElement) =>
    dataset.name?.toLowerCase().startsWith(letter.toLowerCase());
