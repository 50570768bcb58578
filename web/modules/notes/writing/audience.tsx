import { IconPencil, IconShield, IconUserShare, IconUsersGroup } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type NoteAudience, noteAudiences } from "#contract/codes/continuity.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { ChoiceGroup } from "#web/ui/form/choice-group.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { text } from "../text.ts";

const { audience: labels } = text;

interface AudienceChoiceProps {
  value: NoteAudience;
  onChange: (audience: NoteAudience) => void;
  /** The person that the note is about. */
  name: string;
}

export const AudienceChoice = ({ value, onChange, name }: AudienceChoiceProps) => (
  <ChoiceGroup
    label={labels.legend}
    choices={noteAudiences.map((audience) => ({
      value: audience,
      label: labels.labels[audience],
      description: labels.help[audience](name),
    }))}
    value={value}
    onChange={(chosen) => chosen && onChange(chosen)}
    groupClass="grid grid-cols-2 gap-2 sm:grid-cols-4"
    labelClass="relative rounded-md border border-line px-3 py-2 font-medium transition-colors hover:border-control has-checked:border-accent has-checked:bg-accent-tint has-checked:text-accent-text"
    radioClass="absolute inset-0 appearance-none rounded-md"
  />
);

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
