import { useId, useState } from "react";
import { isSuperadmin } from "#contract/codes/people.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { acceptedFiles, fileProblem } from "#contract/rules/file.ts";
import { maxLeaveFiles } from "#contract/rules/leave.ts";
import { refreshAfter } from "#web/api/refresh.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Button } from "#web/ui/button.tsx";
import { FileSlot } from "#web/ui/form/file-slot.tsx";
import { filesText as labels } from "./files-text.ts";
import { LeaveFileList } from "./leave-file-list.tsx";
import { uploadLeaveFile } from "./leave-file-upload.ts";

interface LeaveFilesProps {
  leave: Leave;
  isOwn: boolean;
}

/** The files of a request: listed for its person and super administrators, counted for other reviewers. */
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

/** Uploads a file for an existing request at once. */
function AddLeaveFile({ leaveId, label }: { leaveId: number; label: string }) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const isSending = percent !== undefined;
  const send = async (given: File) => {
    setProblem(undefined);
    setPercent(0);
    const reason = await uploadLeaveFile(leaveId, given, setPercent);
    setPercent(undefined);
    if (reason !== undefined) return setProblem(labels.ofFile(given.name, reason));
    setFile(null);
    await refreshAfter("leave.addFile");
  };
  const choose = (given: File) => {
    const refusal = fileProblem(given);
    if (refusal) return setProblem(labels.ofFile(given.name, refusal));
    setFile(given);
    void send(given);
  };
  return (
    <FileSlot
      label={label}
      help={file ? undefined : labels.addHelp}
      file={file}
      accept={acceptedFiles}
      {...(problem && { error: problem })}
      {...(isSending && { progressPercent: percent })}
      isDisabled={isSending}
      action={file && problem && <Button onClick={() => void send(file)}>{labels.retry}</Button>}
      onChoose={choose}
      onRemove={() => {
        setFile(null);
        setProblem(undefined);
      }}
    />
  );
}
