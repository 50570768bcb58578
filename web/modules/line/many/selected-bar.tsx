import { Button } from "#web/ui/button.tsx";
import { type LeaderChoice, managedBy, nobodyYet, theirHead } from "../leader-choice.ts";
import { LeaderPicker } from "../leader-picker.tsx";
import { text } from "./text.ts";

interface SelectedBarProps {
  count: number;
  name: string | undefined;
  hasOwn: boolean;
  onChoose: (choice: LeaderChoice | undefined) => void;
  onClear: () => void;
}

/** Who leads those who are selected: it stays in view above the people while any are. */
export const SelectedBar = ({ count, name, hasOwn, onChoose, onClear }: SelectedBarProps) => (
  <section
    data-selected-bar=""
    aria-label={text.chosenRegion}
    className="sticky -top-1 z-10 flex flex-col gap-3 border-line border-t bg-raised px-4 py-3"
  >
    <LeaderPicker
      isRequired={false}
      label={text.chosen(count, name)}
      value={null}
      onChange={(manager) => manager && onChoose(managedBy(manager))}
    />
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => onChoose(nobodyYet)}>
        {text.choices.nobody}
      </Button>
      <Button size="sm" onClick={() => onChoose(theirHead)}>
        {text.choices.head}
      </Button>
      {hasOwn && (
        <Button size="sm" onClick={() => onChoose(undefined)}>
          {text.likeEveryone}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onClear}>
        {text.clear}
      </Button>
    </div>
  </section>
);
