import { useState } from "react";
import { isSuperadmin } from "#contract/codes/people.ts";
import type { EmployeeDocument } from "#contract/documents.ts";
import { places } from "#contract/places.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { dayOfMoment } from "#web/ui/format/clock.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { Link } from "#web/ui/link.tsx";
import { ExpiryBadge } from "./expiry-badge.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { text } from "./text.ts";
import { UploadForm } from "./upload-form.tsx";
import { useDownload } from "./use-download.ts";

/** The number of documents in the card. */
const listed = 4;

/** A person's newest documents, for themselves and super administrators alone. */
export function DocumentsCard({ employeeId }: { employeeId: number }) {
  const me = useCurrentEmployee();
  const isOwn = me.id === employeeId;
  if (!isOwn && !isSuperadmin(me.employeeRole)) return null;
  const all = isOwn ? places.profile(areaOf(me), "overview") : places.userDocuments(employeeId);
  return <CardOfDocuments employeeId={employeeId} all={all} />;
}

type CardOfDocumentsProps = { employeeId: number; all: ReturnType<typeof places.userDocuments> };

function CardOfDocuments({ employeeId, all }: CardOfDocumentsProps) {
  const query = useApiQuery("documents.listForEmployee", { params: { id: employeeId } });
  const [opened, setOpened] = useState<EmployeeDocument>();
  const [isUploading, setUploading] = useState(false);
  const { download, failed, dismiss } = useDownload();
  return (
    <Card
      title={text.list}
      action={
        query.data && query.data.length > 0 ? (
          <Link href={all}>{text.card.all(query.data.length)}</Link>
        ) : (
          query.data &&
          !isUploading && (
            <Button size="sm" onClick={() => setUploading(true)}>
              {text.card.upload}
            </Button>
          )
        )
      }
    >
      {failed && <Banner tone="red" title={text.download.failed} onDismiss={dismiss} />}
      <Fetched
        query={query}
        loading={text.loading}
        failed={text.fetchFailed}
        skeleton={<Skeleton className="h-16" />}
      >
        {(documents) => (
          <>
            {documents.length === 0 && !isUploading && <p className="text-muted">{text.empty}</p>}
            {documents.length === 0 && isUploading && (
              <UploadForm employeeId={employeeId} onDirty={undefined} />
            )}
            <ul aria-label={text.list} className="flex flex-col gap-3">
              {documents.slice(0, listed).map((document) => (
                <ShortDocument
                  key={document.id}
                  document={document}
                  onOpen={() => setOpened(document)}
                />
              ))}
            </ul>
          </>
        )}
      </Fetched>
      <PreviewDialog document={opened} onClose={() => setOpened(undefined)} onDownload={download} />
    </Card>
  );
}

interface ShortDocumentProps {
  document: EmployeeDocument;
  onOpen: () => void;
}

function ShortDocument({ document, onOpen }: ShortDocumentProps) {
  const { documentName, expiryDate, uploadDate, uploadedByName } = document;
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="wrap-anywhere rounded-sm text-start font-medium hover:text-accent-text max-md:min-h-11"
      >
        {documentName}
      </button>
      <p className="text-muted text-sm">
        {text.added(proseDay(dayOfMoment(uploadDate)), uploadedByName)}
      </p>
      <ExpiryBadge expiryDate={expiryDate} />
    </li>
  );
}
