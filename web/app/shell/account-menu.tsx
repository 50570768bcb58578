import { IconHistory, IconLogout, IconSettings, IconUser } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { places } from "#contract/places.ts";
import { areaOf, signOut, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { readProfileSearch } from "#web/modules/employees/profile/profile-search.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import { LightMenu } from "#web/ui/overlay/light-menu.tsx";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { preloadProfile } from "./own-profile.tsx";
import { text } from "./text.ts";

const iconProps = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

export function AccountMenu() {
  const me = useCurrentEmployee();
  const navigate = useNavigate();
  const { change } = useUrlSearch(readProfileSearch);
  const fullName = nameOf(me);
  const leave = () => {
    signOut();
    void navigate({ to: places.signIn });
  };

  return (
    <LightMenu
      label={text.account.menu(fullName)}
      onIntent={preloadProfile}
      className="flex size-11 items-center justify-center rounded-full md:size-10"
      head={
        <span className="block max-w-64">
          <span className="block truncate font-semibold">{fullName}</span>
          <span className="block truncate text-muted text-sm">{me.email}</span>
        </span>
      }
      items={[
        {
          label: text.account.viewProfile,
          icon: <IconUser {...iconProps} />,
          onSelect: () => change({ profile: "overview" }),
        },
        {
          label: text.account.history,
          icon: <IconHistory {...iconProps} />,
          href: places.ownStory(areaOf(me)),
        },
        {
          label: text.account.settings,
          icon: <IconSettings {...iconProps} />,
          href: places.settings,
        },
        "separator",
        { label: text.account.logOut, icon: <IconLogout {...iconProps} />, onSelect: leave },
      ]}
    >
      <Avatar name={fullName} />
    </LightMenu>
  );
}
