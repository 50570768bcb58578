const items = '[role="treeitem"]';

/** What a key asks of a tree: to go to an item, to open or close the present one, or to show its person. */
export type TreeMove =
  | { kind: "focus"; item: HTMLElement | null | undefined }
  | { kind: "toggle" }
  | { kind: "show" };

/** What a key means on an item of a tree, as the ARIA pattern has it; undefined if nothing. */
export function moveFor(key: string, item: HTMLElement, tree: HTMLElement): TreeMove | undefined {
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
