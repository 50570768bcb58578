import type { UseFormReturn } from "react-hook-form";
import { DocumentSlotField } from "./document-slot-field.tsx";
import { documentSlots } from "./document-slots.ts";
import type { OwnerValues } from "./owner-form.ts";
import type { SlotFiles } from "./use-slot-files.ts";

interface DocumentsStepProps {
  form: UseFormReturn<OwnerValues>;
  slots: SlotFiles;
}

/** One slot for each document; all are optional. */
export const DocumentsStep = ({ form, slots }: DocumentsStepProps) => (
  <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
    {documentSlots.map((slot) => (
      <DocumentSlotField key={slot.key} slot={slot} form={form} slots={slots} />
    ))}
  </div>
);
