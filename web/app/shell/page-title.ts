import type { NavigationEntry } from "#web/ui/navigation/navigation-entry.ts";
import { text } from "./text.ts";

const storageKey = "lastPageTitle";

/** Each place with its name; a group's own path covers everything below it. */
const titledPaths = (entries: readonly NavigationEntry[]): { path: string; title: string }[] =>
  entries.flatMap((entry) => {
    if (entry.href !== undefined) return [{ path: entry.href, title: entry.label }];
    const places = entry.children.map(({ href, label }) => ({ path: href, title: label }));
    const parent = places[0]?.path.slice(0, places[0].path.lastIndexOf("/"));
    return parent ? [...places, { path: parent, title: entry.label }] : places;
  });

/** A path's title by exact match, else by the longest matching beginning; undefined without a match. */
export function titleOf(path: string, entries: readonly NavigationEntry[]): string | undefined {
  const places = titledPaths(entries);
  const exact = places.find((place) => place.path === path);
  if (exact) return exact.title;
  const beginnings = places.filter((place) => path.startsWith(`${place.path}/`));
  return beginnings.sort((a, b) => b.path.length - a.path.length)[0]?.title;
}

/** The path's own title, which is stored, else the last stored one, else the default. */
export function shownTitle(path: string, entries: readonly NavigationEntry[]): string {
  const title = titleOf(path, entries);
  if (title === undefined) return localStorage.getItem(storageKey) ?? text.defaultTitle;
  localStorage.setItem(storageKey, title);
  return title;
}
