import { escaped } from "#server/escaped.ts";

/** A heading with what is below it; nothing if there is nothing. */
export const section = (title: string, content: string): string =>
  content === "" ? "" : `<section><h2>${escaped(title)}</h2>\n${content}\n</section>`;

/** Terms with their values; those without one are left out. */
export function facts(pairs: readonly (readonly [string, string | null | undefined])[]): string {
  const known = pairs.filter(([, value]) => value);
  if (known.length === 0) return "";
  const rows = known.map(
    ([term, value]) => `<dt>${escaped(term)}</dt><dd>${escaped(value ?? "")}</dd>`,
  );
  return `<dl>${rows.join("\n")}</dl>`;
}

/** A list of which each item has a line, and others below it that say less; nothing without items. */
export const listed = <Item>(
  items: readonly Item[],
  lines: (item: Item) => readonly [string, ...(string | null | undefined)[]],
): string =>
  items.length === 0 ? "" : `<ul>${items.map((item) => itemOf(lines(item))).join("\n")}</ul>`;

const itemOf = ([first, ...rest]: readonly [string, ...(string | null | undefined)[]]) => {
  const more = rest.filter(Boolean).map((line) => `<p class="quiet">${escaped(line ?? "")}</p>`);
  return `<li><p>${escaped(first)}</p>${more.join("")}</li>`;
};
