import { IconDownload } from "@tabler/icons-react";
import type { OpeningsCheck } from "#contract/leave/balances/openings.ts";
import { importFileTypes } from "#contract/rules/file.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { FileSlot } from "#web/ui/form/file-slot.tsx";
import { OpeningsRows } from "./openings-rows.tsx";
import { saveTemplate } from "./openings-template.ts";
import { text } from "./openings-text.ts";
import { useOpenings } from "./use-openings.ts";

/** Enters opening balances from a file, after showing what each of its rows does. */
export function OpeningsCard() {
  const { file = null, check, failure, isChecking, ...openings } = useOpenings();
  return (
    <Card
      title={text.title}
      lead={text.lead}
      action={
        <Button
          size="sm"
          icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={saveTemplate}
        >
          {text.template}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <FileSlot
          label={text.file}
          accept={importFileTypes}
          file={file}
          error={failure}
          status={isChecking ? text.checking : undefined}
          onChoose={(chosen) => void openings.choose(chosen)}
          onRemove={openings.remove}
          help={
            <>
              <p>{text.columns}</p>
              <p>{text.balances}</p>
            </>
          }
        />
        {check && (
          <>
            <Outcome check={check} isEntering={openings.isEntering} onEnter={openings.enterAll} />
            <OpeningsRows key={file?.lastModified} rows={check.rows} />
          </>
        )}
      </div>
    </Card>
  );
}

interface OutcomeProps {
  check: OpeningsCheck;
  isEntering: boolean;
  onEnter: () => Promise<void>;
}

const Outcome = ({ check: { rows, faults }, isEntering, onEnter }: OutcomeProps) =>
  faults > 0 ? (
    <Banner tone="amber" title={text.faults(faults, rows.length)}>
      {text.faultsHelp}
    </Banner>
  ) : (
    <Banner
      tone="green"
      title={text.good(rows.length)}
      action={
        <Button
          variant="primary"
          isPending={isEntering}
          pendingText={text.entering}
          onClick={() => void onEnter()}
        >
          {text.enter}
        </Button>
      }
    >
      {text.goodHelp}
    </Banner>
  );
