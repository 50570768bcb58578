import { IconArrowsExchange, IconClock, IconDownload, IconHierarchy3 } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { callForFile } from "#web/api/download.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { currentDay } from "#web/ui/format/clock.ts";
import { saveFile } from "#web/ui/saved-file.ts";
import { useIsPhone } from "#web/ui/use-media-query.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { ChosenDay } from "./chosen-day.tsx";
import { KnownChoice } from "./known-choice.tsx";
import { OrganisationList } from "./organisation-list.tsx";
import {
  type AsOf,
  asOfSearch,
  type OrganisationForm,
  readOrganisationSearch,
} from "./organisation-search.ts";
import { OrganisationTree } from "./organisation-tree.tsx";
import { text } from "./text.ts";
import { useBranch } from "./use-branch.ts";
import { VacantSeat } from "./vacancy.tsx";

/** The organisation of any day, as known today or then; a view of User Management. */
export function OrganisationView() {
  const { search, change } = useUrlSearch(readOrganisationSearch);
  const today = currentDay();
  const asOf = asOfSearch(search, today);
  const isPhone = useIsPhone();
  const form = search.form ?? (isPhone ? "list" : "chart");
  const place = `${asOf.day} ${asOf.knownOn ?? ""}`;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto flex items-center gap-2 font-semibold text-lg">
          <IconHierarchy3 size={20} stroke={1.75} aria-hidden="true" />
          {text.title}
        </h2>
        <SegmentedChoice
          label={text.showAs}
          isLabelHidden
          value={form}
          onChange={(chosen) => change({ form: chosen || undefined }, { isReplacing: true })}
          choices={forms}
        />
        <ExportButton asOf={asOf} />
      </div>
      <ChosenDay
        asOf={asOf}
        today={today}
        onChange={(next) =>
          change({ day: next === today ? undefined : next }, { isReplacing: true })
        }
      />
      <Card isFlush>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b px-5 pb-4 text-muted text-sm">
          <KnownChoice
            asOf={asOf}
            today={today}
            onChange={(known) => change({ known }, { isReplacing: true })}
          />
          <OrganisationCounts asOf={asOf} />
        </div>
        {form === "chart" ? (
          <OrganisationTree key={place} asOf={asOf} />
        ) : (
          <OrganisationList key={place} asOf={asOf} />
        )}
        <OrganisationLegend form={form} />
      </Card>
    </div>
  );
}

const forms = [
  { value: "chart", label: text.chart },
  { value: "list", label: text.list },
] as const;

function ExportButton({ asOf }: { asOf: AsOf }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      saveFile(await callForFile("continuity.exportChart", { query: asOf }));
    } catch (error) {
      toast.error(messageOf(error, text.exportFailed), { durationMs: longNoticeMs });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      icon={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
      isPending={isBusy}
      pendingText={text.exporting}
      onClick={() => void save()}
    >
      {text.export}
    </Button>
  );
}

/** The number of people on a day, requested after the top, as it counts everyone. */
function OrganisationCounts({ asOf }: { asOf: AsOf }) {
  const { people } = useBranch(asOf, undefined);
  const { data, isPlaceholderData } = useApiQuery(
    "continuity.chartCounts",
    { query: asOf },
    { isEnabled: people !== undefined },
  );
  if (!data || isPlaceholderData) return null;
  const { vacancies } = data;
  return (
    <ul aria-label={text.counts} className="flex flex-wrap gap-x-6 gap-y-1">
      <Count count={data.people}>{text.countedPeople(data.people)}</Count>
      <Count count={data.leaders}>{text.leadOthers(data.leaders)}</Count>
      {vacancies !== null && <Count count={vacancies}>{text.vacantPositions(vacancies)}</Count>}
      <Count count={data.standIns}>{text.standIns(data.standIns)}</Count>
    </ul>
  );
}

const Count = ({ count, children }: { count: number; children: ReactNode }) => (
  <li>
    <b className="font-semibold text-ink tabular-nums">{count}</b> {children}
  </li>
);

const OrganisationLegend = ({ form }: { form: OrganisationForm }) => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-t px-5 py-3 text-muted text-sm">
    <Sign icon={<IconClock size={16} stroke={1.75} aria-hidden="true" />}>{text.planned}</Sign>
    <Sign icon={<IconArrowsExchange size={16} stroke={1.75} aria-hidden="true" />}>
      {text.standsIn}
    </Sign>
    <Sign icon={<VacantSeat isSmall />}>{text.vacantSign}</Sign>
    <Sign icon={<i aria-hidden="true" className="size-1.5 rounded-full bg-amber" />}>
      {text.changeDay}
    </Sign>
    {form === "chart" && <p className="ms-auto max-lg:hidden">{text.keys}</p>}
  </div>
);

const Sign = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="flex items-center gap-2">
    {icon}
    {children}
  </span>
);
