import { IconMenu2, IconX } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import { places } from "#contract/places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Logo } from "#web/ui/display/logo.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ThemeToggle } from "#web/ui/theme/theme-toggle.tsx";
import { text } from "./text.ts";

export function LandingHeader() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const panelId = useId();
  useEscape(isOpen, close);

  return (
    <header
      data-smooth-scroll
      className="sticky top-0 z-40 border-line border-b bg-page/90 backdrop-blur-md"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 px-5 md:h-16 md:flex-nowrap md:px-8">
        <a href={places.landing} className="my-2 me-auto flex h-12 items-center rounded-md">
          <Logo />
        </a>
        <div className="scriptless:hidden md:order-2">
          <ThemeToggle />
        </div>
        <div className="scriptless:hidden md:hidden">
          <IconButton
            label={isOpen ? text.header.closeMenu : text.header.openMenu}
            icon={
              isOpen ? (
                <IconX size={22} stroke={1.75} aria-hidden="true" />
              ) : (
                <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
              )
            }
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setIsOpen(!isOpen)}
          />
        </div>
        <div
          id={panelId}
          className={classNames(
            "w-full flex-col gap-3 pb-5 md:flex md:w-auto md:flex-1 md:flex-row md:items-center md:pb-0 scriptless:flex",
            isOpen ? "flex" : "hidden",
          )}
        >
          <SectionLinks onChoose={close} />
          <SignInLinks onChoose={close} />
        </div>
      </div>
    </header>
  );
}

function SectionLinks({ onChoose }: { onChoose: () => void }) {
  const active = useActiveSection();
  return (
    <nav
      aria-label={text.header.navigation}
      className="flex flex-col md:mx-auto md:flex-row md:gap-1"
    >
      {sectionIds.map((id) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={active === id ? "location" : undefined}
          onClick={onChoose}
          className={classNames(
            "flex h-12 items-center rounded-md font-medium transition-colors md:h-10 md:px-3",
            active === id ? "text-accent-text" : "text-muted hover:text-ink",
          )}
        >
          {text.header.links[id]}
        </a>
      ))}
    </nav>
  );
}

const SignInLinks = ({ onChoose }: { onChoose: () => void }) => (
  <div className="grid grid-cols-2 gap-3 md:order-3 md:flex md:gap-1">
    <ButtonLink
      href={places.signIn}
      variant="secondary"
      onClick={onChoose}
      className="md:border-transparent md:bg-transparent"
    >
      {text.header.login}
    </ButtonLink>
    <ButtonLink href={places.signUp} variant="primary" onClick={onChoose}>
      {text.header.signUp}
    </ButtonLink>
  </div>
);

function useEscape(isOn: boolean, act: () => void) {
  useEffect(() => {
    if (!isOn) return;
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && act();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOn, act]);
}

/** The section in view, updated by scrolling; below the last one it stays the last. */
function useActiveSection(): SectionId {
  const [active, setActive] = useState<SectionId>("home");
  useEffect(() => {
    const follow = () => {
      const found = sectionAt(sectionIds.flatMap(placeOf), window.scrollY);
      if (found) setActive(found);
    };
    follow();
    addEventListener("scroll", follow, { passive: true });
    addEventListener("resize", follow);
    return () => {
      removeEventListener("scroll", follow);
      removeEventListener("resize", follow);
    };
  }, []);
  return active;
}

function placeOf(id: SectionId): SectionPlace[] {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box ? [{ id, top: box.top + window.scrollY, height: box.height }] : [];
}

export const sectionIds = ["home", "about", "features", "pricing"] as const;
type SectionId = (typeof sectionIds)[number];

interface SectionPlace {
  id: SectionId;
  /** From the top of the page. */
  top: number;
  height: number;
}

const offset = 100;

/** The section at the scroll position plus 100 pixels, if any. */
export const sectionAt = (
  places: readonly SectionPlace[],
  scrollTop: number,
): SectionId | undefined =>
  places.find(({ top, height }) => {
    const position = scrollTop + offset;
    return position >= top && position < top + height;
  })?.id;
