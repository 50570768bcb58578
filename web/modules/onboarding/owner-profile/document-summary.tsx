import { Button } from "#web/ui/button.tsx";
import { FileCard } from "#web/ui/form/file-slot.tsx";
import { documentSlots } from "./document-slots.ts";
import { text } from "./text.ts";
import type { SlotFiles } from "./use-slot-files.ts";

const { documents: labels } = text;

/** The chosen files with their uploads; Retry submits again what is not stored yet. */
export const DocumentSummary = ({ files }: Pick<SlotFiles, "files">) => (
  <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
    {documentSlots.map(({ slot, label }) => {
      const chosen = files[slot];
      if (!chosen) return null;
      const { file, percent, failure, isStored } = chosen;
      return (
        <FileCard
          key={slot}
          label={label}
          file={file}
          progressPercent={percent}
          status={isStored ? labels.stored : undefined}
          error={failure}
          action={failure && <Button type="submit">{labels.retry}</Button>}
        />
      );
    })}
  </div>
);
