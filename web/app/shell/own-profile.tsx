import { Suspense } from "react";
import { readProfileSearch } from "#web/modules/employees/profile/profile-search.ts";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { lazyScreen } from "../screen-loading.ts";

const ProfileDialog = lazyScreen(
  () => import("#web/modules/employees/profile/profile-dialog.tsx"),
  "ProfileDialog",
);

export const preloadProfile = () => void ProfileDialog.preload?.();

/** One's own profile over the page, while the URL names it. */
export function OwnProfile() {
  const { search, change } = useUrlSearch(readProfileSearch);
  const tab = useLastValue(search.profile);
  if (!tab) return null;
  return (
    <Suspense>
      <ProfileDialog
        isOpen={search.profile !== undefined}
        tab={tab}
        onTab={(profile) => change({ profile }, { isReplacing: true })}
        onClose={() => change({ profile: undefined }, { isReplacing: true })}
      />
    </Suspense>
  );
}
