import { IconLogout } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { signOut, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Menu } from "#web/ui/overlay/menu.tsx";
import { text } from "../text.ts";

/** The avatar and what one can do with the own account. */
export function AccountMenu() {
  const { name, surname, email } = useCurrentEmployee();
  const navigate = useNavigate();
  const fullName = `${name} ${surname}`.trim() || email;
  const leave = () => {
    signOut();
    void navigate({ to: "/signin" });
  };

  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={text.account.menu(fullName)}
          className="flex size-11 items-center justify-center rounded-full md:size-10"
        >
          <Avatar name={fullName} />
        </button>
      }
      items={[
        {
          label: text.account.logOut,
          icon: <IconLogout size={18} stroke={1.75} aria-hidden="true" />,
          onSelect: leave,
        },
      ]}
    />
  );
}
