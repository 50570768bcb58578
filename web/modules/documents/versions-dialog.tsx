import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { DocumentVersion } from "#contract/documents.ts";
import { acceptedFiles, fileProblem } from "#contract/rules/file.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { upload } from "#web/api/upload.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { FileSlot } from "#web/ui/form/file-slot.tsx";
import { dayOfMoment } from "#web/ui/format/clock.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { formatFileSize } from "#web/ui/format/files.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Dialog, DialogBody } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import type { DocumentDialogProps } from "./document-part.ts";
import { text } from "./text.ts";
import { useDownload } from "./use-download.ts";

const { versions: labels } = text;

interface VersionsDialogProps extends DocumentDialogProps {
  mayChange: boolean;
}

export function VersionsDialog({ document, onClose, mayChange }: VersionsDialogProps) {
  const shown = useLastValue(document);
  if (!shown) return null;
  return (
    <Dialog
      title={labels.title(shown.documentName)}
      description={labels.lead}
      hasLateContent
      isOpen={document !== undefined}
      onClose={onClose}
    >
      <DialogBody>
        {mayChange && <NewVersion key={`new ${shown.id}`} documentId={shown.id} />}
        <Versions key={shown.id} documentId={shown.id} />
      </DialogBody>
    </Dialog>
  );
}

function Versions({ documentId }: { documentId: number }) {
  const query = useApiQuery("documents.listVersions", { params: { id: documentId } });
  const { download, failed, dismiss } = useDownload();
  return (
    <Fetched
      query={query}
      loading={labels.loading}
      failed={labels.failed}
      skeleton={<Skeleton className="h-24" />}
    >
      {(versions) => (
        <>
          {failed && <Banner tone="red" title={text.download.failed} onDismiss={dismiss} />}
          <ol aria-label={labels.list} className="divide-y divide-line">
            {versions.map((one, index) => (
              <VersionRow
                key={one.version}
                version={one}
                isPresent={index === 0}
                onDownload={() => download({ id: documentId, ...one })}
              />
            ))}
          </ol>
        </>
      )}
    </Fetched>
  );
}

interface VersionRowProps {
  version: DocumentVersion;
  isPresent: boolean;
  onDownload: () => void;
}

const VersionRow = ({ version: one, isPresent, onDownload }: VersionRowProps) => (
  <li className="flex items-center gap-3 py-2">
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {labels.number(one.version)} {isPresent && <Badge tone="green">{labels.present}</Badge>}
      </p>
      <p className="wrap-anywhere text-muted text-sm tabular-nums">
        {[
          one.fileName,
          formatFileSize(one.fileSize),
          text.added(proseDay(dayOfMoment(one.uploadDate)), one.uploadedBy.name),
        ].join(" · ")}
      </p>
    </div>
    <IconButton
      label={text.download.label(labels.number(one.version))}
      icon={<IconDownload size={18} stroke={1.75} />}
      onClick={onDownload}
    />
  </li>
);

function NewVersion({ documentId }: { documentId: number }) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (given: File) =>
      upload(
        "documents.addVersion",
        { body: { DocumentId: documentId, File: given } },
        { onProgress: setPercent },
      ),
    onSuccess: async () => {
      setFile(null);
      await refreshAfter("documents.addVersion");
    },
    onError: (error) => {
      const refusal = fieldsOf(error)?.File;
      if (refusal) setFile(null);
      setProblem(refusal ?? messageOf(error, text.upload.failed));
    },
    onSettled: () => setPercent(undefined),
  });
  const send = (given: File) => {
    setProblem(undefined);
    mutate(given);
  };
  const choose = (given: File) => {
    const refusal = fileProblem(given);
    if (refusal) return setProblem(refusal);
    setFile(given);
    send(given);
  };
  return (
    <FileSlot
      label={labels.add}
      help={file ? undefined : labels.addHelp}
      file={file}
      error={problem}
      accept={acceptedFiles}
      progressPercent={percent}
      isDisabled={isPending}
      action={file && isError && <Button onClick={() => send(file)}>{text.upload.retry}</Button>}
      onChoose={choose}
      onRemove={() => {
        setFile(null);
        setProblem(undefined);
      }}
    />
  );
}
