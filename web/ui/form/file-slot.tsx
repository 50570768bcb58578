import { IconFile, IconUpload, IconX } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { classNames } from "../class-names.ts";
import { formatFileSize } from "../format/file-size.ts";
import { IconButton } from "../icon-button.tsx";
import { FieldNotes } from "./field.tsx";

export type FileSlotProps = {
  label: string;
  file: { name: string; size: number } | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** As an input's `accept`: `.pdf,.jpg`. */
  accept?: string;
  help?: ReactNode;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** 0 to 100 during the upload; undefined otherwise. */
  progressPercent?: number;
};

function Chosen(props: FileSlotProps & { file: { name: string; size: number } }) {
  const { label, file, onRemove, isDisabled, progressPercent } = props;
  return (
    <div className="rounded-md border border-line bg-card p-2 ps-3">
      <div className="flex items-center gap-3">
        <IconFile size={20} stroke={1.75} aria-hidden="true" className="shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{file.name}</p>
          <p className="text-muted text-sm tabular-nums">
            {progressPercent === undefined
              ? formatFileSize(file.size)
              : `${progressPercent}% of ${formatFileSize(file.size)}`}
          </p>
        </div>
        <IconButton
          label={`Remove ${file.name}`}
          icon={<IconX size={16} stroke={1.75} />}
          disabled={isDisabled}
          onClick={onRemove}
        />
      </div>
      {progressPercent !== undefined && (
        <progress
          aria-label={`Upload of ${label}`}
          max={100}
          value={progressPercent}
          className="mt-2 block h-1 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
        />
      )}
    </div>
  );
}

function Chooser({ props, id, notesId }: { props: FileSlotProps; id: string; notesId?: string }) {
  const { onChoose, accept, error, isDisabled } = props;
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !isDisabled) onChoose(file);
  };
  return (
    <div
      className={classNames(
        "relative flex min-h-16 items-center justify-center gap-2 rounded-md border border-dashed px-4 text-muted transition-colors hover:border-accent hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent",
        isOver ? "border-accent bg-accent-tint" : "bg-card",
        !isOver && (error ? "border-red" : "border-control"),
      )}
    >
      <IconUpload size={18} stroke={1.75} aria-hidden="true" />
      <span aria-hidden="true">
        <span className="font-medium text-accent-text">Choose a file</span>
        <span className="max-sm:hidden"> or drop it here</span>
      </span>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={isDisabled}
        aria-describedby={notesId}
        aria-invalid={error ? true : undefined}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          event.target.value = "";
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </div>
  );
}

/** One file: chosen or dropped, shown with its size and progress, removed. `onChoose` decides whether it is allowed. */
export function FileSlot(props: FileSlotProps) {
  const { label, file, help, error, isRequired } = props;
  const id = useId();
  const className = classNames("self-start font-medium", isRequired && "required");
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {file ? (
        <>
          <span className={className}>{label}</span>
          <Chosen {...props} file={file} />
        </>
      ) : (
        <>
          <label htmlFor={id} className={className}>
            {label}
          </label>
          <Chooser props={props} id={id} notesId={help || error ? `${id}-notes` : undefined} />
        </>
      )}
      <FieldNotes id={`${id}-notes`} help={help} error={error} />
    </div>
  );
}
