import { IconFolderOpen } from "@tabler/icons-react";
import { isSuperadmin } from "#contract/codes/people.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { ArchiveButton } from "./archive-button.tsx";
import { DocumentList } from "./document-list.tsx";
import { text } from "./text.ts";
import { UploadForm } from "./upload-form.tsx";

interface EmployeeDocumentsProps {
  employeeId: number;
  /** Called at the start and end of an upload; without it, leaving asks by itself. */
  onDirty?: (isDirty: boolean) => void;
}

/** An employee's documents. It contains a form and must be in none. */
export function EmployeeDocuments({ employeeId, onDirty }: EmployeeDocumentsProps) {
  const query = useApiQuery("documents.listForEmployee", { params: { id: employeeId } });
  return (
    <div className="flex flex-col gap-6">
      <UploadForm key={employeeId} employeeId={employeeId} onDirty={onDirty} />
      <Fetched
        query={query}
        loading={text.loading}
        failed={text.fetchFailed}
        skeleton={<Skeleton className="h-32" />}
      >
        {(documents) =>
          documents.length > 0 ? (
            <>
              {documents.length > 1 && <DownloadAll employeeId={employeeId} />}
              <DocumentList documents={documents} />
            </>
          ) : (
            <EmptyState title={text.empty} icon={<IconFolderOpen size={22} stroke={1.75} />}>
              {text.emptyHelp}
            </EmptyState>
          )
        }
      </Fetched>
    </div>
  );
}

/** For super administrators alone, who may download archives. */
function DownloadAll({ employeeId }: { employeeId: number }) {
  if (!isSuperadmin(useCurrentEmployee().employeeRole)) return null;
  return (
    <div className="-mb-3 flex justify-end">
      <ArchiveButton people={{ employeeIds: [employeeId] }} count={1} label={text.archive.all} />
    </div>
  );
}
