import { IconX } from "@tabler/icons-react";
import { type LeaveFilter, leaveFilters } from "#contract/places.ts";
import { Button } from "#web/ui/button.tsx";
import { text } from "../text.ts";

const { management } = text;

interface LeaveFilterButtonsProps {
  shown: LeaveFilter | undefined;
  onShow: (filter: LeaveFilter | undefined) => void;
}

/** Narrows the list to people with pending requests, or to those away soon; pressed again, it shows everyone. */
export const LeaveFilterButtons = ({ shown, onShow }: LeaveFilterButtonsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset.
  <div role="group" aria-label={management.filter} className="flex gap-2">
    {leaveFilters.map((filter) => {
      const isShown = filter === shown;
      return (
        <Button
          key={filter}
          variant={isShown ? "tinted" : "secondary"}
          aria-pressed={isShown}
          onClick={() => onShow(isShown ? undefined : filter)}
        >
          {management.filters[filter]}
          {isShown && <IconX size={16} stroke={1.75} aria-hidden="true" />}
        </Button>
      );
    })}
  </div>
);
