import {
  IconMailForward,
  IconMailOff,
  IconPencil,
  IconUser,
  IconUserCheck,
  IconUserOff,
  IconUserPlus,
} from "@tabler/icons-react";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import type { MenuItem } from "#web/ui/overlay/menu.tsx";
import { useInvitation } from "../details/use-invitation.ts";
import { hasLeft } from "../rehire/has-left.ts";
import { text as rehireText } from "../rehire/text.ts";
import { text } from "../text.ts";

const { table: labels, invitation } = text;
const iconProps = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Act = (person: EmployeeDetail) => void;

interface UserActions {
  onOpen: Act;
  onEdit: Act;
  onRehire: Act;
  onToggle: Act;
  onWithdraw: Act;
}

/** The menu of a user's row. */
export function useUserActions({ onOpen, onEdit, onRehire, onToggle, onWithdraw }: UserActions) {
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
    ...(hasLeft(person)
      ? [
          {
            label: rehireText.open,
            icon: <IconUserPlus {...iconProps} />,
            onSelect: () => onRehire(person),
          },
        ]
      : []),
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
