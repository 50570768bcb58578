import { fileExtensions } from "#contract/rules/file.ts";
import { FileSlot } from "#web/ui/form/file-slot.tsx";
import { documentSlots, shortFileName } from "./document-slots.ts";
import { text } from "./text.ts";
import type { Documents } from "./use-documents.ts";

const accept = fileExtensions.map((extension) => `.${extension}`).join(",");

export const DocumentsStep = ({ documents }: { documents: Documents }) => (
  <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
    {documentSlots.map(({ slot, label, key }) => {
      const file = documents.files[slot];
      return (
        <div key={key} id={`document-${key}`} title={file?.name}>
          <FileSlot
            label={label}
            file={file ? { name: shortFileName(file.name), size: file.size } : null}
            help={file ? undefined : text.documents.none}
            error={documents.problems[slot]}
            accept={accept}
            onChoose={(chosen) => documents.choose(slot, chosen)}
            onRemove={() => documents.remove(slot)}
          />
        </div>
      );
    })}
  </div>
);
