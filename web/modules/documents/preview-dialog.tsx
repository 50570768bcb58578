import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { EmployeeDocument } from "#contract/documents.ts";
import { messageOf } from "#web/api/api-error.ts";
import { callForFile } from "#web/api/download.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { text } from "./text.ts";

const { preview: labels } = text;

type Previewed = Pick<EmployeeDocument, "id" | "version" | "documentName" | "fileName">;

interface PreviewDialogProps {
  document: Previewed | undefined;
  onClose: () => void;
  onDownload: (document: Previewed) => void;
}

/** Shows a document's present file, a PDF or a picture. */
export function PreviewDialog({ document, onClose, onDownload }: PreviewDialogProps) {
  const shown = useLastValue(document);
  if (!shown) return null;
  return (
    <Dialog
      title={shown.documentName}
      description={shown.fileName}
      size="xl"
      hasLateContent
      isOpen={document !== undefined}
      onClose={onClose}
    >
      <DialogBody>
        <Preview key={`${shown.id}/${shown.version}`} document={shown} />
      </DialogBody>
      <DialogFooter>
        <Button icon={<IconDownload size={18} stroke={1.75} />} onClick={() => onDownload(shown)}>
          {labels.download}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Preview({ document: { id, version, documentName } }: { document: Previewed }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["documents", "preview", id, version],
    queryFn: () => callForFile("documents.preview", { query: { DocumentId: id } }),
    // A file never changes, and opening it again is a read of its own.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const address = useAddress(data);
  if (error)
    return <ErrorState message={messageOf(error, labels.failed)} onRetry={() => void refetch()} />;
  if (!data || !address)
    return (
      <Delayed label={labels.loading}>
        <Skeleton className="h-[70dvh]" />
      </Delayed>
    );
  if (data.type === "application/pdf" && !navigator.pdfViewerEnabled)
    return <EmptyState title={labels.noViewer}>{labels.noViewerHelp}</EmptyState>;
  if (data.type === "application/pdf")
    return <iframe title={documentName} src={address} className="h-[70dvh] w-full rounded-md" />;
  return (
    <img src={address} alt={documentName} className="mx-auto max-h-[70dvh] max-w-full rounded-md" />
  );
}

/** The page's own address of a file, while it is shown. */
function useAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}
