import { IconFlag } from "@tabler/icons-react";
import { Badge } from "#web/ui/display/badge.tsx";
import { text } from "../text.ts";

interface ReadBadgeProps {
  message: { is_read: boolean; reported_at: string | null };
}

export const ReadBadge = ({ message }: ReadBadgeProps) => (
  <span className="inline-flex flex-wrap gap-1.5 font-normal">
    <Badge tone={message.is_read ? "neutral" : "blue"} hasDot>
      {message.is_read ? text.read : text.unread}
    </Badge>
    {message.reported_at && (
      <Badge tone="amber">
        <IconFlag size={12} stroke={2} aria-hidden="true" />
        {text.reported}
      </Badge>
    )}
  </span>
);
