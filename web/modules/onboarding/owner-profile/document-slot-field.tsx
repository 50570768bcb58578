import type { UseFormReturn } from "react-hook-form";
import { acceptedFiles, fileProblem } from "#contract/rules/file.ts";
import { shortNoticeMs } from "#web/ui/feedback/notice-time.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { FileSlot } from "#web/ui/form/file-slot.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import type { DocumentSlot } from "./document-slots.ts";
import type { OwnerValues } from "./owner-form.ts";
import { text } from "./text.ts";
import type { SlotFiles } from "./use-slot-files.ts";

const { documents: labels } = text;

interface DocumentSlotFieldProps {
  slot: DocumentSlot;
  form: UseFormReturn<OwnerValues>;
  slots: SlotFiles;
}

const helpOf = ({ isEmpty, replaced }: { isEmpty: boolean; replaced: string | undefined }) => {
  if (replaced !== undefined) return labels.replaces(replaced);
  return isEmpty ? labels.none : undefined;
};

/** Takes one document; a stored one stays until another replaces it. */
export function DocumentSlotField({ slot, form, slots }: DocumentSlotFieldProps) {
  const { slot: name, label, key } = slot;
  const replaced = slots.replacedIn(name);
  const shown = slots.shownIn(name);
  const isWaiting = replaced !== undefined && !slots.isChosen(name);
  const { file, isStored } = (!isWaiting && shown) || {};
  const choose = (chosen: File, onChange: (fileName: string) => void) => {
    const problem = fileProblem(chosen);
    if (problem) return form.setError(name, { message: problem });
    slots.choose(name, chosen);
    onChange(chosen.name);
    toast.success(labels.selected(chosen.name), { durationMs: shortNoticeMs });
  };
  return (
    <div id={`document-${key}`} className="min-w-0">
      <FormField form={form} name={name}>
        {({ ref, error, onChange }) => (
          <FileSlot
            ref={ref}
            error={error}
            label={label}
            help={helpOf({ isEmpty: !file, replaced: isStored ? undefined : replaced })}
            file={file ?? null}
            accept={acceptedFiles}
            status={isStored ? labels.stored : undefined}
            onChoose={(chosen) => choose(chosen, onChange)}
            onReplace={isStored && !slots.isChosen(name) ? () => slots.replace(name) : undefined}
            onRemove={
              isStored
                ? undefined
                : () => {
                    slots.remove(name);
                    onChange("");
                  }
            }
          />
        )}
      </FormField>
    </div>
  );
}
