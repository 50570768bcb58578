import {
  IconMailForward,
  IconMailOff,
  IconPencil,
  IconUser,
  IconUserCheck,
  IconUserOff,
} from "@tabler/icons-react";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { MenuItem } from "#web/ui/overlay/menu.tsx";
import { text } from "./text.ts";
import { useInvitation } from "./use-invitation.ts";

const { table: labels, invitation } = text;
const iconProps = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Act = (person: EmployeeDetail) => void;

interface UserActions {
  onOpen: Act;
  onEdit: Act;
  onToggle: Act;
  onWithdraw: Act;
}

/** What can be done about a user, as the menu of their row. */
export function useUserActions({ onOpen, onEdit, onToggle, onWithdraw }: UserActions) {
  const { resend } = useInvitation();
  const invitationItems = (person: EmployeeDetail): MenuItem[] => {
    if (!person.invitation) return [];
    const resending: MenuItem = {
      label: person.invitation.status === "notSent" ? invitation.send : invitation.resend,
      icon: <IconMailForward {...iconProps} />,
      onSelect: () => void resend(person),
    };
    const withdrawing: MenuItem = {
      label: invitation.withdraw,
      icon: <IconMailOff {...iconProps} />,
      tone: "danger",
      onSelect: () => onWithdraw(person),
    };
    return [
      ...(person.status ? [resending] : []),
      ...(person.invitation.status === "withdrawn" ? [] : [withdrawing]),
    ];
  };
  return (person: EmployeeDetail): MenuItem[] => [
    {
      label: labels.viewDetails,
      icon: <IconUser {...iconProps} />,
      onSelect: () => onOpen(person),
    },
    {
      label: labels.edit,
      icon: <IconPencil {...iconProps} />,
      onSelect: () => onEdit(person),
    },
    ...invitationItems(person),
    person.status
      ? {
          label: labels.deactivate,
          icon: <IconUserOff {...iconProps} />,
          tone: "danger",
          onSelect: () => onToggle(person),
        }
      : {
          label: labels.activate,
          icon: <IconUserCheck {...iconProps} />,
          onSelect: () => onToggle(person),
        },
  ];
}
