import { IconPencil, IconShield, IconUserShare, IconUsersGroup } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { NoteAudience } from "#contract/codes/continuity.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { text } from "./text.ts";

const iconProps = { size: 14, stroke: 1.75, "aria-hidden": true } as const;
const icons: Record<NoteAudience, ReactNode> = {
  line: <IconUsersGroup {...iconProps} />,
  hr: <IconShield {...iconProps} />,
  shared: <IconUserShare {...iconProps} />,
  draft: <IconPencil {...iconProps} />,
};
const tones: Record<NoteAudience, Tone> = {
  line: "neutral",
  hr: "accent",
  shared: "green",
  draft: "amber",
};

export const AudienceBadge = ({ audience }: { audience: NoteAudience }) => (
  <Badge tone={tones[audience]}>
    {icons[audience]}
    {text.audience.labels[audience]}
  </Badge>
);
