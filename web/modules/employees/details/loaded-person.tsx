import type { ReactNode } from "react";
import type { EmployeeDetail } from "#contract/employees/employee-lists.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { DialogBody } from "#web/ui/overlay/dialog.tsx";
import { text } from "../text.ts";

interface LoadedPersonProps {
  employeeId: number;
  children: (person: EmployeeDetail) => ReactNode;
}

/** A dialog's content about one employee, with messages for loading and failure. */
export function LoadedPerson({ employeeId, children }: LoadedPersonProps) {
  const { data, isError, refetch } = useApiQuery("employees.detailedInfo", {
    query: { employeeId, pageSize: 1 },
  });
  const person = data?.items[0];
  if (person) return children(person);
  return (
    <DialogBody>
      {isError && <ErrorState message={text.fetchFailed} onRetry={() => void refetch()} />}
      {data && <EmptyState title={text.gone} />}
      {!data && !isError && (
        <Delayed label={text.loading}>
          <Skeleton className="h-14" />
          <Skeleton className="mt-5 h-96" />
        </Delayed>
      )}
    </DialogBody>
  );
}
