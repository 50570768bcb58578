import { IconBeach } from "@tabler/icons-react";
import { useState } from "react";
import { SettingsPageCard } from "../settings-list-card.tsx";
import { PlanShutdownDialog } from "./plan-shutdown-dialog.tsx";
import { ShutdownRow } from "./shutdown-row.tsx";
import { text } from "./shutdown-text.ts";
import { pageSize, useShutdowns } from "./use-shutdowns.ts";

/** Leave that is booked for everyone at once. */
export function ShutdownsCard() {
  const [page, setPage] = useState(1);
  return (
    <SettingsPageCard
      text={{ ...text, add: text.plan }}
      query={useShutdowns(page)}
      icon={<IconBeach size={22} stroke={1.75} aria-hidden="true" />}
      row={(shutdown) => <ShutdownRow key={shutdown.id} shutdown={shutdown} />}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      dialog={(planning) => <PlanShutdownDialog {...planning} />}
    />
  );
}
