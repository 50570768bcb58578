import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { places } from "#contract/places.ts";
import type { LinkProps } from "#web/ui/link.tsx";

/** Pages outside the app are loaded, not routed to. */
const ownPages: readonly string[] = [places.landing, places.terms, places.privacy];

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** An anchor within the app: the router takes plain clicks and loads the page ahead on intent. */
export function RouterLink({ href, onClick, ...anchor }: LinkProps) {
  const router = useRouter();
  const isInside = href.startsWith("/") && !ownPages.includes(href);
  const preload = () => {
    if (isInside) void router.preloadRoute({ to: href }).catch(() => {});
  };

  return (
    <a
      {...anchor}
      href={href}
      onMouseEnter={preload}
      onFocus={preload}
      onClick={(event) => {
        onClick?.(event);
        if (!isInside || event.defaultPrevented || !isPlainClick(event) || anchor.target) return;
        event.preventDefault();
        router.history.push(href);
      }}
    />
  );
}
