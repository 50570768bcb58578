import { IconChecks } from "@tabler/icons-react";
import type { RefObject } from "react";
import { places } from "#contract/places.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/overlay/panel.tsx";
import { NotificationList } from "./notification-list.tsx";
import { useSnapshot } from "./snapshot.ts";
import { text } from "./text.ts";
import { useReadMarks } from "./use-read-marks.ts";

interface NotificationPanelProps {
  opener: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

export function NotificationPanel({ opener, isOpen, onClose }: NotificationPanelProps) {
  const unread = useSnapshot()?.unread ?? 0;
  const { markAsRead, markAllAsRead } = useReadMarks();
  return (
    <Panel
      title={text.title}
      opener={opener}
      isOpen={isOpen}
      onClose={onClose}
      action={
        <Button
          variant="ghost"
          size="sm"
          disabled={unread === 0}
          icon={<IconChecks size={16} stroke={1.75} aria-hidden="true" />}
          onClick={markAllAsRead}
        >
          {text.markAll}
        </Button>
      }
      footer={
        <Link
          href={places.settingsSection("notifications")}
          onClick={onClose}
          className="inline-flex min-h-11 items-center text-sm md:min-h-8"
        >
          {text.settings}
        </Link>
      }
    >
      <NotificationList
        onOpen={(notification) => {
          markAsRead(notification);
          onClose();
        }}
      />
    </Panel>
  );
}
