import { IconFolderOpen } from "@tabler/icons-react";
import { useApiQuery } from "#web/api/hooks.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Fetched } from "#web/ui/feedback/fetched.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { DocumentList } from "./document-list.tsx";
import { text } from "./text.ts";
import { UploadForm } from "./upload-form.tsx";

interface EmployeeDocumentsProps {
  employeeId: number;
  /** Called whenever an upload is begun or finished; without it leaving asks by itself. */
  onDirty?: (isDirty: boolean) => void;
}

/** An employee's documents: to upload, download and remove. It contains a form, so it stands in none. */
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
            <DocumentList documents={documents} />
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
