import type { Point } from "./engine.ts";

const selectors = {
  alertdialog: "[role=alertdialog]",
  button: "button:not([role]), [role=button]",
  checkbox: "[role=checkbox], input[type=checkbox]",
  combobox: "[role=combobox]",
  dialog: "[role=dialog], [role=alertdialog]",
  group: "[role=group], fieldset",
  link: "a[href]:not([role])",
  menuitem: "[role=menuitem]",
  option: "[role=option]",
  row: "tr, li",
  tab: "[role=tab]",
  textbox: "input, textarea",
};
export type Role = keyof typeof selectors;

/** A control on the page, by its name for users. */
export interface Control {
  role: Role;
  name: string | RegExp;
  /** The name of the surrounding dialog or group. */
  within?: string | undefined;
}

export const isNamed = ({ role, name, within }: Control) => ({
  selector: selectors[role],
  pattern: typeof name === "string" ? `^${RegExp.escape(name)}$` : name.source,
  containers: `${selectors.dialog}, ${selectors.group}`,
  within: within ?? "",
});
export type Query = ReturnType<typeof isNamed>;

/** The point of a loaded, still control for a press, or the reason against one. Runs in the page. */
export async function findPoint(query: Query): Promise<Point | string> {
  const { selector, pattern, containers, within } = query;
  const textOf = (element: Element | null) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll("[aria-hidden=true], svg") ?? []) hidden.remove();
    return copy?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
  };
  const nameOf = (element: Element) => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = (element as HTMLInputElement).labels ?? [];
    const named = [
      ids.map((id) => textOf(document.getElementById(id))).join(" "),
      element.getAttribute("aria-label"),
      [...labels].map(textOf).join(" "),
      textOf(element.querySelector(":scope > legend")),
      textOf(element),
    ];
    return named.find(Boolean) ?? "";
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest("[inert], [aria-hidden=true]");
  const named = new RegExp(pattern);

  const containing = [...document.querySelectorAll(containers)].filter(isShown);
  const root = within ? containing.find((one) => nameOf(one) === within) : document;
  if (!root) return `there is no ${within}`;
  const shown = [...root.querySelectorAll(selector)].filter(isShown);
  const element = shown.find((one) => named.test(nameOf(one)));
  if (!element) return `there is none, but: ${shown.map(nameOf).join(" | ").slice(0, 600)}`;
  if (element.matches(":disabled, [aria-disabled=true]")) return "it is disabled";

  element.scrollIntoView({ block: "nearest" });
  const middleOf = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = middleOf();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (document.querySelector("[role=status][aria-label^=Loading]")) return "the page is loading";
  const middle = middleOf();
  if (middle.x !== before.x || middle.y !== before.y) return "it is moving";
  const top = document.elementFromPoint(middle.x, middle.y);
  const covers = top && !element.contains(top) && !top.contains(element);
  return covers ? `it is covered by ${top.outerHTML.slice(0, 200)}` : middle;
}
