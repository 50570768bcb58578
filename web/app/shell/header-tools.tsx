import { useRef } from "react";
import type { Area } from "#contract/places.ts";
import { storedToken } from "#web/api/session.ts";
import { useCurrentEmployee, usePreferenceChange } from "#web/modules/auth/index.ts";
import { NotificationBell } from "#web/modules/notifications/index.ts";
import { HeaderSearch } from "#web/modules/search/index.ts";
import type { ShownTheme } from "#web/ui/theme/theme.ts";
import { ThemeToggle } from "#web/ui/theme/theme-toggle.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { navigationOf } from "./navigation.tsx";
import { pagesToSearch } from "./pages-to-search.tsx";

/** The end of every header: search, notifications, theme and account. */
export function HeaderTools({ area }: { area: Area }) {
  const { can } = useCurrentEmployee();
  const saveTheme = useThemeChoice();
  return (
    <>
      <HeaderSearch area={area} pages={pagesToSearch(navigationOf(area, can))} />
      <NotificationBell />
      <ThemeToggle onToggle={saveTheme} />
      <AccountMenu />
    </>
  );
}

const settledAfterMs = 1_000;

/** Saves the theme one second after the last switch. After a failure it remains this device's choice. */
function useThemeChoice(): (theme: ShownTheme) => void {
  const { mutate } = usePreferenceChange();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (theme) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => storedToken() && mutate({ theme }), settledAfterMs);
  };
}
