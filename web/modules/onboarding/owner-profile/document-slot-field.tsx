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

/** Takes one document; a stored one stays. */
export function DocumentSlotField({ slot, form, slots }: DocumentSlotFieldProps) {
  const { slot: name, label, key } = slot;
  const { file, isStored } = slots.files[name] ?? {};
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
            help={file ? undefined : labels.none}
            file={file ?? null}
            accept={acceptedFiles}
            status={isStored ? labels.stored : undefined}
            onChoose={(chosen) => choose(chosen, onChange)}
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
