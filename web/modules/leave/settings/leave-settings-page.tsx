import type { ReactNode } from "react";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { countingNumber } from "#web/ui/table/list-search.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { DayRulesCard } from "./day-rules/day-rules-card.tsx";
import { HolidaysCard } from "./holidays-card.tsx";
import { LeaveTypesCard } from "./leave-types-card.tsx";
import { OpeningsCard } from "./openings/openings-card.tsx";
import { OwnTypesCard } from "./own-types/own-types-card.tsx";
import { PatternsCard } from "./patterns/patterns-card.tsx";
import { PoliciesCard } from "./policies/policies-card.tsx";
import { ShutdownsCard } from "./shutdown/shutdowns-card.tsx";
import { text } from "./text.ts";

const tabs = [
  "policies",
  "types",
  "patterns",
  "holidays",
  "days",
  "shutdown",
  "openings",
  "payroll",
] as const;
type SettingsTab = (typeof tabs)[number];

/** Reads the shown settings and the year of the holidays; policies and this year by default. */
function readLeaveSettingsSearch({ tab, year }: Record<string, unknown>): {
  tab?: SettingsTab;
  year?: number;
} {
  const shown = tabs.find((one) => one === tab);
  const number = countingNumber(year);
  return {
    ...(shown && { tab: shown }),
    ...(number && number >= 2000 && number <= 2199 && { year: number }),
  };
}

/** Payroll is the content of its tab, which belongs to another module. */
export function LeaveSettingsPage({ payroll }: { payroll: ReactNode }) {
  const { search, change } = useUrlSearch(readLeaveSettingsSearch);
  const { year = Number(currentDay().slice(0, 4)), tab = "policies" } = search;
  const content = {
    policies: <PoliciesCard />,
    types: (
      <div className="flex flex-col gap-6">
        <LeaveTypesCard />
        <OwnTypesCard />
      </div>
    ),
    patterns: <PatternsCard />,
    holidays: (
      <HolidaysCard year={year} onYear={(next) => change({ year: next }, { isReplacing: true })} />
    ),
    days: <DayRulesCard />,
    shutdown: <ShutdownsCard />,
    openings: <OpeningsCard />,
    payroll,
  };
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <PageHeader title={text.title} />
      <Tabs<SettingsTab>
        label={text.title}
        value={tab}
        onChange={(next) => change({ tab: next }, { isReplacing: true })}
        tabs={tabs.map((value) => ({ value, label: text.tabs[value], content: content[value] }))}
      />
    </div>
  );
}
