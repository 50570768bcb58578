import { useId } from "react";
import { isSuperadmin } from "#contract/codes/people.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { maxLeaveFiles } from "#contract/rules/leave.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { AddLeaveFile } from "./add-leave-file.tsx";
import { filesText as labels } from "./files-text.ts";
import { LeaveFileList } from "./leave-file-list.tsx";

interface LeaveFilesProps {
  leave: Leave;
  isOwn: boolean;
}

/** The files of a request: listed for its person and super administrators, counted for others who decide on it. */
export function LeaveFiles({ leave, isOwn }: LeaveFilesProps) {
  const id = useId();
  const mayOpen = isOwn || isSuperadmin(useCurrentEmployee().employeeRole);
  const { fileCount, can } = leave;
  const mayAdd = can.addFile && fileCount < maxLeaveFiles;
  if (fileCount === 0 && !mayAdd) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-semibold">
        {labels.title}
      </h3>
      {fileCount > 0 && mayOpen && <LeaveFileList leave={leave} />}
      {fileCount > 0 && !mayOpen && <p>{labels.attached(fileCount)}</p>}
      {mayAdd && (
        <AddLeaveFile
          key={leave.id}
          leaveId={leave.id}
          label={fileCount > 0 ? labels.addAnother : labels.add}
        />
      )}
    </section>
  );
}
