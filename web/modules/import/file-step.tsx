import { useEffect, useRef, useState } from "react";
import {
  type ImportState,
  importFieldLabels,
  importFields,
  requiredImportFields,
} from "#contract/codes/import.ts";
import type { ImportSummary } from "#contract/import/import.ts";
import { importFileProblem, importFileTypes } from "#contract/rules/file.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { upload } from "#web/api/upload.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { FileSlot } from "#web/ui/form/file-slot.tsx";
import { relativeTime } from "#web/ui/format/age.ts";
import { text } from "./text.ts";

const { file: labels } = text;

const isRequired = (field: string) => requiredImportFields.some((known) => known === field);
const labelsOf = (isWanted: (field: string) => boolean) =>
  importFields.filter(isWanted).map((field) => importFieldLabels[field]);

interface FileStepProps {
  onOpen: (id: number) => void;
}

/** The choice of a file, read and checked at once, above existing drafts and imports. */
export function FileStep({ onOpen }: FileStepProps) {
  const { file, percent, failure, choose } = useUpload(onOpen);
  return (
    <>
      <Card title={labels.title}>
        <FileSlot
          label={labels.label}
          accept={importFileTypes}
          file={file}
          error={failure}
          progressPercent={percent}
          status={percent === 99 ? labels.reading : undefined}
          onChoose={(chosen) => void choose(chosen)}
          help={
            <>
              <p>{labels.help}</p>
              <p>{labels.needed(labelsOf(isRequired))}</p>
              <p>{labels.optional(labelsOf((field) => !isRequired(field)))}</p>
            </>
          }
        />
      </Card>
      <EarlierImports onOpen={onOpen} />
    </>
  );
}

/** Sends the chosen file; leaving the page stops that. */
function useUpload(onOpen: (id: number) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);

  const choose = async (chosen: File) => {
    const problem = importFileProblem(chosen);
    setFailure(problem ?? undefined);
    if (problem) return;
    setFile(chosen);
    setPercent(0);
    const { signal } = leaving.current;
    try {
      const body = { File: chosen };
      const { id } = await upload("import.upload", { body }, { onProgress: setPercent, signal });
      await refreshAfter("import.upload");
      onOpen(id);
    } catch (error) {
      if (signal.aborted) return;
      setFailure(fieldsOf(error)?.File ?? messageOf(error, labels.failed));
      setFile(null);
    } finally {
      setPercent(undefined);
    }
  };
  return { file, percent, failure, choose };
}

const tones = {
  draft: "neutral",
  running: "blue",
  finished: "green",
  refused: "red",
  stopped: "amber",
} as const satisfies Record<ImportState, string>;

function EarlierImports({ onOpen }: FileStepProps) {
  const { data = [] } = useApiQuery("import.list", {});
  if (data.length === 0) return null;
  return (
    <Card title={labels.earlier} isFlush>
      <p className="px-5 pb-4 text-muted">{labels.earlierLead}</p>
      <ul className="border-line border-t">
        {data.map((one) => (
          <li key={one.id} className="not-first:border-line not-first:border-t">
            <button
              type="button"
              onClick={() => onOpen(one.id)}
              className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2 text-start hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 basis-60">
                <span className="wrap-anywhere block font-medium">{one.fileName}</span>
                <span className="block text-muted text-sm">{factsOf(one)}</span>
              </span>
              <Badge tone={tones[one.state]}>{text.states[one.state]}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const factsOf = ({
  state,
  rowCount,
  addedCount,
  changedCount,
  by,
  createdAt,
  finishedAt,
}: ImportSummary) =>
  state === "draft"
    ? labels.draft(rowCount, relativeTime(createdAt))
    : labels.done(addedCount, changedCount, by.name, relativeTime(finishedAt ?? createdAt));
