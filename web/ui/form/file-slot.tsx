import { IconFile, IconUpload, IconX } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, type RefCallback, useId, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { formatFileSize, shortFileName } from "../format/files.ts";
import { IconButton } from "../icon-button.tsx";
import { FieldNotes } from "./field.tsx";

export type FileSlotProps = {
  label: string;
  file: { name: string; size: number } | null;
  onChoose: (file: File) => void;
  /** Without it a chosen file stays. */
  onRemove?: () => void;
  /** Offers to choose another file in place of this one. */
  onReplace?: () => void;
  /** Gets the focused control: to choose a file, or to remove it. */
  ref?: RefCallback<HTMLElement>;
  /** As an input's `accept`: `.pdf,.jpg`. */
  accept?: string;
  help?: ReactNode;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** 0 to 100 during the upload; undefined otherwise. */
  progressPercent?: number;
  /** The chosen file's state, next to its size. */
  status?: string;
  /** A button next to the chosen file. */
  action?: ReactNode;
};

type FileCardProps = Omit<FileSlotProps, "onChoose"> & { file: { name: string; size: number } };

function Chosen(props: FileCardProps) {
  const { label, file, onRemove, onReplace, ref, isDisabled, progressPercent, status, action } =
    props;
  const size = formatFileSize(file.size);
  return (
    <div className="rounded-md border border-line bg-card p-2 ps-3">
      <div className="flex min-h-11 items-center gap-3 md:min-h-10">
        <IconFile size={20} stroke={1.75} aria-hidden="true" className="shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium" title={file.name}>
            {shortFileName(file.name)}
          </p>
          <p className="text-muted text-sm tabular-nums">
            {progressPercent === undefined ? size : `${progressPercent}% of ${size}`}
            {status && ` · ${status}`}
          </p>
        </div>
        {action}
        {onReplace && (
          <Button
            ref={ref}
            size="sm"
            aria-label={`Replace ${file.name}`}
            disabled={isDisabled}
            onClick={onReplace}
          >
            Replace
          </Button>
        )}
        {onRemove && (
          <IconButton
            ref={ref}
            label={`Remove ${file.name}`}
            icon={<IconX size={16} stroke={1.75} />}
            disabled={isDisabled}
            onClick={onRemove}
          />
        )}
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
  const { onChoose, ref, accept, error, isRequired, isDisabled } = props;
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
        ref={ref}
        type="file"
        accept={accept}
        disabled={isDisabled}
        aria-describedby={notesId}
        aria-invalid={error ? true : undefined}
        required={isRequired}
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

/** Moves the focus to the new control: a choice and a removal exchange them. */
function useFocusAfterExchange({ ref, onChoose, onRemove, onReplace }: FileSlotProps) {
  const isExchanging = useRef(false);
  const exchange = <Given extends unknown[]>(act: (...given: Given) => void) => {
    return (...given: Given) => {
      isExchanging.current = true;
      act(...given);
    };
  };
  return {
    onChoose: exchange(onChoose),
    onRemove: onRemove && exchange(onRemove),
    onReplace: onReplace && exchange(onReplace),
    ref: (control: HTMLElement | null) => {
      if (control && isExchanging.current) control.focus();
      if (control) isExchanging.current = false;
      ref?.(control);
    },
  };
}

const labelClass = (isRequired: boolean | undefined) =>
  classNames("self-start font-medium", isRequired && "required");

/** A chosen file with its label, size, progress and error. */
export function FileCard(props: FileCardProps) {
  const { label, help, error, isRequired } = props;
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className={labelClass(isRequired)}>{label}</span>
      <Chosen {...props} />
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

/** One file: chosen or dropped, shown with its size and progress, removed. `onChoose` decides whether it is allowed. */
export function FileSlot(props: FileSlotProps) {
  const { label, file, help, error, isRequired } = props;
  const id = useId();
  const exchange = useFocusAfterExchange(props);
  if (file) return <FileCard {...props} {...exchange} file={file} />;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={labelClass(isRequired)}>
        {label}
      </label>
      <Chooser
        props={{ ...props, ...exchange }}
        id={id}
        notesId={help || error ? `${id}-notes` : undefined}
      />
      <FieldNotes id={`${id}-notes`} help={help} error={error} />
    </div>
  );
}
