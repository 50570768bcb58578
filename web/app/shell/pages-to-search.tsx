import { IconUser } from "@tabler/icons-react";
import type { SearchPage } from "#web/modules/search/index.ts";
import { type Navigation, placesOf } from "./navigation.tsx";
import { text } from "./text.ts";

const ownProfile: SearchPage = {
  label: text.account.viewProfile,
  icon: <IconUser size={22} stroke={1.75} aria-hidden="true" />,
  destination: { search: { profile: "overview" } },
};

/** An address for the router, with its path apart from the rest. */
function destinationOf(href: string): SearchPage["destination"] {
  const [to = href, search] = href.split("?");
  return search ? { to, search: Object.fromEntries(new URLSearchParams(search)) } : { to };
}

export function pagesToSearch(navigation: Navigation): SearchPage[] {
  const pages = placesOf(navigation).flatMap(
    ({ label, icon, href, children = [] }): SearchPage[] => [
      ...(href === undefined ? [] : [{ label, icon, destination: destinationOf(href) }]),
      ...children.map((child) => ({
        label: child.label,
        group: label,
        icon,
        destination: destinationOf(child.href),
      })),
    ],
  );
  return [...pages, ownProfile];
}
