import { IconDownload, IconHierarchy3 } from "@tabler/icons-react";
import { useState } from "react";
import { messageOf } from "#web/api/api-error.ts";
import { callForFile } from "#web/api/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { longNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { todayAsDate } from "#web/ui/format/dates.ts";
import { saveFile } from "#web/ui/saved-file.ts";
import { useUrlSearch } from "#web/ui/use-url-search.ts";
import { ChosenDay } from "./chosen-day.tsx";
import { readOrganisationSearch } from "./organisation-search.ts";
import { OrganisationTree } from "./organisation-tree.tsx";
import { text } from "./text.ts";

/** Who leads whom as of any day, as a tree that opens by branches; a view of User Management. */
export function OrganisationView() {
  const { search, change } = useUrlSearch(readOrganisationSearch);
  const today = todayAsDate();
  const day = search.day ?? today;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto flex items-center gap-2 font-semibold text-lg">
          <IconHierarchy3 size={20} stroke={1.75} aria-hidden="true" />
          {text.title}
        </h2>
        <ExportButton day={day} />
      </div>
      <ChosenDay
        day={day}
        today={today}
        onChange={(next) =>
          change({ day: next === today ? undefined : next }, { isReplacing: true })
        }
      />
      <Card isFlush>
        <OrganisationTree key={day} day={day} />
      </Card>
    </div>
  );
}

function ExportButton({ day }: { day: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      saveFile(await callForFile("continuity.exportChart", { query: { day } }));
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
