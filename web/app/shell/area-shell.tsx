import { IconMenu2 } from "@tabler/icons-react";
import { Outlet, useLocation, useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { type Area, places } from "#contract/places.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { brandName } from "#web/ui/display/brand.ts";
import { Logo } from "#web/ui/display/logo.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { BareLink } from "#web/ui/link.tsx";
import { IconRail } from "#web/ui/navigation/icon-rail.tsx";
import { useDocumentTitle } from "#web/ui/use-document-title.ts";
import { useLoaded } from "#web/ui/use-loaded.ts";
import { DrawerMark, RailMark } from "./company-mark.tsx";
import { Frame } from "./frame.tsx";
import { HeaderTools } from "./header-tools.tsx";
import {
  type Navigation,
  navigationOf,
  personPages,
  placesOf,
  withCurrent,
} from "./navigation.tsx";
import { shownTitle } from "./page-title.ts";
import { loadDrawer, preloadDrawer } from "./popups-ahead.ts";
import { text } from "./text.ts";
import { type CompanyBranding, useAccent, useCompanyBranding } from "./use-company-branding.ts";

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
  const title = shownTitle(path, [...placesOf(navigation), ...personPages(area)]);
  useDocumentTitle(title);

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
        <Header
          area={area}
          path={`${path} ${view}`}
          title={title}
          navigation={{ ...navigation, main, bottom }}
          branding={branding}
        />
      }
    >
      <Outlet />
    </Frame>
  );
}

interface HeaderProps {
  area: Area;
  path: string;
  title: string;
  navigation: Navigation;
  branding: CompanyBranding | undefined;
}

function Header({ area, path, title, navigation, branding }: HeaderProps) {
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center border-line border-b bg-card px-1 md:gap-3 md:px-8 print:hidden">
      {/* The place as key closes the drawer after a choice. */}
      <MenuDrawer key={path} area={area} navigation={navigation} branding={branding} />
      <div className="hidden lg:flex">
        <Logo size="sm" />
      </div>
      <div className="min-w-0 flex-1 max-md:px-1 lg:border-line lg:border-s lg:ps-4">
        <p className="text-muted text-xs leading-4 lg:hidden">{brandName}</p>
        <p className="line-clamp-2 font-semibold max-md:text-sm max-md:leading-4 md:truncate md:text-lg">
          {title}
        </p>
      </div>
      <HeaderTools area={area} />
    </header>
  );
}

function MenuDrawer({ area, navigation, branding }: Omit<HeaderProps, "path" | "title">) {
  const [isOpen, setIsOpen] = useState(false);
  const Drawer = useLoaded(loadDrawer, isOpen, () => {
    setIsOpen(false);
    toast.error(text.menuFailed);
  });
  const icon = <IconMenu2 size={20} stroke={1.75} aria-hidden="true" />;
  const open = () => setIsOpen(true);

  return (
    <div className={area === "superadmin" ? undefined : "md:hidden"}>
      {area === "superadmin" ? (
        <Button
          variant="ghost"
          icon={icon}
          onClick={open}
          onPointerEnter={preloadDrawer}
          onFocus={preloadDrawer}
          aria-expanded={isOpen}
          className="max-md:px-2"
        >
          {text.menu}
        </Button>
      ) : (
        <IconButton
          label={text.openMenu}
          icon={icon}
          onClick={open}
          onPointerEnter={preloadDrawer}
          onFocus={preloadDrawer}
          aria-expanded={isOpen}
        />
      )}
      {Drawer && (
        <Drawer
          title={<DrawerMark branding={branding} />}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          label={text.navigation}
          entries={[...navigation.main, ...navigation.bottom]}
        />
      )}
    </div>
  );
}
