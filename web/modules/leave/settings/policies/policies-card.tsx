import { useApiQuery } from "#web/api/hooks.ts";
import { SettingsListCard } from "../settings-list-card.tsx";
import { PolicyDialog } from "./policy-dialog.tsx";
import { PolicyRow } from "./policy-row.tsx";
import { text } from "./policy-text.ts";

/** The policies by which days of leave are gained, and whom each applies to. */
export const PoliciesCard = () => (
  <SettingsListCard
    text={text}
    query={useApiQuery("leave.policies", {})}
    row={(policy) => <PolicyRow key={policy.key} policy={policy} />}
    dialog={(adding) => <PolicyDialog {...adding} />}
  />
);
