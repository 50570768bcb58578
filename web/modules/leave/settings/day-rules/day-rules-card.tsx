import { IconCalendarOff } from "@tabler/icons-react";
import { useState } from "react";
import { useApiQuery } from "#web/api/hooks.ts";
import { SettingsPageCard } from "../settings-list-card.tsx";
import { AddDayRuleDialog } from "./add-day-rule-dialog.tsx";
import { DayRuleRow } from "./day-rule-row.tsx";
import { text } from "./day-rule-text.ts";

const pageSize = 20;

/** The days on which leave is blocked or a number of people should be at work. */
export function DayRulesCard() {
  const [page, setPage] = useState(1);
  return (
    <SettingsPageCard
      text={text}
      query={useApiQuery("leave.dayRules", { query: { page, pageSize } })}
      icon={<IconCalendarOff size={22} stroke={1.75} aria-hidden="true" />}
      row={(rule) => <DayRuleRow key={rule.id} rule={rule} />}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      dialog={(adding) => <AddDayRuleDialog {...adding} />}
    />
  );
}
