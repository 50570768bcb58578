import { escaped } from "#server/escaped.ts";

/** A heading with its content; empty without content. */
export const section = (title: string, content: string): string =>
  content === "" ? "" : `<section><h2>${escaped(title)}</h2>\n${content}\n</section>`;

/** Terms with their values, without empty ones. */
export function facts(pairs: readonly (readonly [string, string | null | undefined])[]): string {
  const known = pairs.filter(([, value]) => value);
  if (known.length === 0) return "";
  const rows = known.map(
    ([term, value]) => `<dt>${escaped(term)}</dt><dd>${escaped(value ?? "")}</dd>`,
  );
  return `<dl>${rows.join("\n")}</dl>`;
}

/** A list of items with a main line and details; empty without items. */
export const listed = <Item>(
  items: readonly Item[],
  lines: (item: Item) => readonly [string, ...(string | null | undefined)[]],
): string =>
  items.length === 0 ? "" : `<ul>${items.map((item) => itemOf(lines(item))).join("\n")}</ul>`;

const itemOf = ([first, ...rest]: readonly [string, ...(string | null | undefined)[]]) => {
  const more = rest.filter(Boolean).map((line) => `<p class="quiet">${escaped(line ?? "")}</p>`);
  return `<li><p>${escaped(first)}</p>${more.join("")}</li>`;
};
