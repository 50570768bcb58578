import { useState } from "react";
import type { Leave } from "#contract/leave/requests/request.ts";
import { acceptedFiles, fileProblem } from "#contract/rules/file.ts";
import { maxLeaveFiles } from "#contract/rules/leave.ts";
import { FileCard, FileSlot } from "#web/ui/form/file-slot.tsx";
import { filesText as labels } from "./files-text.ts";
import { LeaveFileList } from "./leave-file-list.tsx";
import type { FileUploads } from "./use-file-uploads.ts";

interface ChosenFilesProps {
  files: File[];
  onChange: (files: File[]) => void;
  /** The file in upload. */
  sending: FileUploads["sending"];
  /** The request with its present files, if it exists already. */
  present?: Leave | undefined;
}

/** The files to be sent with a request. */
export function ChosenFiles({ files, onChange, sending, present }: ChosenFilesProps) {
  // A refused file's problem; another choice ends it.
  const [refused, setRefused] = useState<{ beside: File[]; problem: string }>();
  const problem = refused?.beside === files ? refused.problem : undefined;
  const choose = (file: File) => {
    const refusal = fileProblem(file);
    if (refusal) setRefused({ beside: files, problem: labels.ofFile(file.name, refusal) });
    else onChange([...files, file]);
  };
  const presentCount = present?.fileCount ?? 0;
  return (
    <>
      {present && presentCount > 0 && <LeaveFileList leave={present} />}
      {files.map((file, index) => (
        <FileCard
          // Two files of one name differ in their place alone.
          key={index}
          label={labels.file(index + 1)}
          file={file}
          isDisabled={sending !== undefined}
          {...(sending?.file === file && { progressPercent: sending.percent })}
          onRemove={() => onChange(files.filter((one) => one !== file))}
        />
      ))}
      {presentCount + files.length < maxLeaveFiles && (
        <FileSlot
          label={presentCount + files.length > 0 ? labels.addAnother : labels.optional}
          help={labels.addHelp}
          file={null}
          accept={acceptedFiles}
          {...(problem && { error: problem })}
          isDisabled={sending !== undefined}
          onChoose={choose}
        />
      )}
    </>
  );
}
