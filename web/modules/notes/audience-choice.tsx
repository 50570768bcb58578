import { type NoteAudience, noteAudiences } from "#contract/codes/continuity.ts";
import { ChoiceGroup } from "#web/ui/form/choice-group.tsx";
import { text } from "./text.ts";

const { audience: labels } = text;

interface AudienceChoiceProps {
  value: NoteAudience;
  onChange: (audience: NoteAudience) => void;
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
