import type { Area } from "#contract/places.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { NotificationBell } from "#web/modules/notifications/index.ts";
import { HeaderSearch } from "#web/modules/search/index.ts";
import { PopupLayer } from "#web/ui/overlay/popup-layer.tsx";
import { ThemeToggle } from "#web/ui/theme/theme-toggle.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { navigationOf } from "./navigation.tsx";
import { pagesToSearch } from "./pages-to-search.tsx";
import { useThemeChoice } from "./use-theme-choice.ts";

/** What every header ends with: search, notifications, theme and one's own account. */
export function HeaderTools({ area }: { area: Area }) {
  const { can } = useCurrentEmployee();
  const saveTheme = useThemeChoice();
  return (
    <>
      <HeaderSearch area={area} pages={pagesToSearch(navigationOf(area, can))} />
      <NotificationBell />
      <ThemeToggle onToggle={saveTheme} />
      <PopupLayer>
        <AccountMenu />
      </PopupLayer>
    </>
  );
}
