import { IconMenu2 } from "@tabler/icons-react";
import { Outlet, useLocation, useRouteContext } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { type Area, places } from "#contract/places.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { brandName } from "#web/ui/display/brand.ts";
import { Logo } from "#web/ui/display/logo.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { BareLink } from "#web/ui/link.tsx";
import { IconRail } from "#web/ui/navigation/icon-rail.tsx";
import type { NavigationEntry } from "#web/ui/navigation/navigation-entry.ts";
import { type PageName, useGivenPageName } from "#web/ui/page-name.ts";
import { useDocumentTitle } from "#web/ui/use-document-title.ts";
import { useLoaded } from "#web/ui/use-loaded.ts";
import { useMediaQuery } from "#web/ui/use-media-query.ts";
import { DrawerMark, RailMark } from "./company-mark.tsx";
import { Frame } from "./frame.tsx";
import { HeaderTools } from "./header-tools.tsx";
import { navigationOf, personPages, placesOf, withCurrent } from "./navigation.tsx";
import { shownTitle } from "./page-title.ts";
import { loadDrawer, preloadDrawer } from "./popups-ahead.ts";
import { text } from "./text.ts";
import { type CompanyBranding, useAccent, useCompanyBranding } from "./use-company-branding.ts";

/** A wide first screen does not load it. */
const loadPhoneBar = async () => (await import("./phone-bar.tsx")).PhoneBar;

/** The frame of an area's pages: rail or drawer, header and page. */
export function AreaShell() {
  const { area }: { area: Area } = useRouteContext({ strict: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const view = useLocation({ select: ({ search }) => (search as { view?: unknown }).view });
  const { can } = useCurrentEmployee();
  const branding = useCompanyBranding();
  useAccent(branding);
  const navigation = navigationOf(area, can);
  const main = withCurrent(navigation.main, path, view);
  const bottom = withCurrent(navigation.bottom, path);
  const kind = shownTitle(path, [...placesOf(navigation), ...personPages(area)]);
  const given = useGivenPageName();
  const title = given?.name ?? kind;
  useDocumentTitle(title);
  const isPhone = useMediaQuery("(max-width: 767px)");
  // Every place is in the drawer, too.
  const PhoneBar = useLoaded(loadPhoneBar, isPhone, () => {});
  const place = `${path} ${view}`;
  // The drawer closes after a choice, by the change of place.
  const [menuPlace, setMenuPlace] = useState<string>();
  const menu: Menu = {
    isOpen: menuPlace === place,
    open: () => setMenuPlace(place),
    close: () => setMenuPlace(undefined),
  };

  return (
    <Frame
      side={
        <IconRail
          label={text.navigation}
          entries={main}
          bottomEntries={bottom}
          top={
            <BareLink href={places.dashboard(area)} className="rounded-md">
              <RailMark branding={branding} />
            </BareLink>
          }
        />
      }
      header={
        <Header area={area} title={title} above={given?.above} menu={menu}>
          <MenuDrawer entries={[...main, ...bottom]} branding={branding} menu={menu} />
        </Header>
      }
      foot={
        isPhone &&
        PhoneBar && <PhoneBar area={area} path={path} isMenuOpen={menu.isOpen} onMenu={menu.open} />
      }
    >
      <Outlet />
    </Frame>
  );
}

interface Menu {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

interface HeaderProps {
  area: Area;
  title: string;
  above: PageName["above"] | undefined;
  menu: Menu;
  /** The drawer. */
  children: ReactNode;
}

const Header = ({ area, title, above, menu, children }: HeaderProps) => (
  <header className="sticky top-0 z-30 flex h-16 items-center border-line border-b bg-card px-1 md:gap-3 md:px-8 print:hidden">
    <MenuButton area={area} menu={menu} />
    {children}
    <div className="hidden lg:flex">
      <Logo size="sm" />
    </div>
    <div className="min-w-0 flex-1 max-md:px-1 lg:border-line lg:border-s lg:ps-4">
      <p className="text-muted text-xs leading-4 lg:hidden">{brandName}</p>
      <p className="line-clamp-2 font-semibold max-md:text-sm max-md:leading-4 md:truncate md:text-lg">
        {above && (
          <span className="max-lg:hidden">
            <BareLink
              href={above.href}
              className="rounded-sm font-normal text-muted hover:text-ink hover:underline"
            >
              {above.label}
            </BareLink>
            <span aria-hidden="true" className="mx-2 font-normal text-muted">
              ›
            </span>
          </span>
        )}
        {title}
      </p>
    </div>
    <HeaderTools area={area} />
  </header>
);

function MenuButton({ area, menu }: { area: Area; menu: Menu }) {
  const icon = <IconMenu2 size={20} stroke={1.75} aria-hidden="true" />;
  const opening = {
    icon,
    onClick: menu.open,
    onPointerEnter: preloadDrawer,
    onFocus: preloadDrawer,
    "aria-expanded": menu.isOpen,
  };
  if (area === "staff")
    return <IconButton {...opening} label={text.openMenu} className="md:hidden" />;
  return (
    <Button {...opening} variant="ghost" className="max-md:px-2">
      <span className="max-[22.5rem]:sr-only">{text.menu}</span>
    </Button>
  );
}

interface MenuDrawerProps {
  entries: readonly NavigationEntry[];
  branding: CompanyBranding | undefined;
  menu: Menu;
}

function MenuDrawer({ entries, branding, menu }: MenuDrawerProps) {
  const Drawer = useLoaded(loadDrawer, menu.isOpen, () => {
    menu.close();
    toast.error(text.menuFailed);
  });
  return (
    Drawer && (
      <Drawer
        title={<DrawerMark branding={branding} />}
        isOpen={menu.isOpen}
        onClose={menu.close}
        label={text.navigation}
        entries={entries}
      />
    )
  );
}
