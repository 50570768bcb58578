import type { Import, ImportChoices } from "#contract/import/import.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { text } from "./text.ts";

const { check: labels } = text;

export type Choices = Pick<ImportChoices, "createsMissing" | "changesExisting">;

interface CheckChoicesProps {
  opened: Import;
  /** Perhaps still to be checked. */
  chosen: Choices;
  onChoose: (choice: Partial<Choices>) => void;
}

/** Further choices of an import; each one checks the rows again. */
export function CheckChoices({ opened, chosen, onChoose }: CheckChoicesProps) {
  const { newDepartments, newPositions, changeCount, sameCount } = opened;
  return (
    <div className="grid gap-4 px-5 pb-4 md:grid-cols-2">
      <Checkbox
        label={labels.createsMissing}
        help={
          opened.createsMissing
            ? labels.creates(newDepartments, newPositions)
            : labels.createsNothing
        }
        value={chosen.createsMissing}
        onChange={(isChosen) => onChoose({ createsMissing: isChosen })}
      />
      <Checkbox
        label={labels.changesExisting}
        help={
          opened.changesExisting ? labels.changes(changeCount, sameCount) : labels.changesNobody
        }
        value={chosen.changesExisting}
        onChange={(isChosen) => onChoose({ changesExisting: isChosen })}
      />
    </div>
  );
}
