import { useApiQuery } from "#web/api/hooks.ts";
import { SettingsListCard } from "../settings-list-card.tsx";
import { AddPatternDialog } from "./add-pattern-dialog.tsx";
import { PatternRow } from "./pattern-row.tsx";
import { text } from "./pattern-text.ts";

/** The patterns of work, and who works by each. */
export const PatternsCard = () => (
  <SettingsListCard
    text={text}
    query={useApiQuery("leave.patterns", {})}
    row={(pattern) => <PatternRow key={pattern.id ?? "company"} pattern={pattern} />}
    dialog={(adding) => <AddPatternDialog {...adding} />}
  />
);
