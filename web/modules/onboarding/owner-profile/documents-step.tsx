import { documentSlots } from "./document-slots.ts";
import { text } from "./text.ts";

/** Names the documents; it takes none as long as no screen shows them. */
export const DocumentsStep = () => (
  <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
    {documentSlots.map(({ label, key }) => (
      <div key={key} id={`document-${key}`} className="flex min-w-0 flex-col gap-1.5">
        <h3 className="font-medium">{label}</h3>
        <p className="flex min-h-16 items-center justify-center rounded-md border border-line border-dashed bg-sunken px-4 text-muted">
          {text.documents.none}
        </p>
      </div>
    ))}
  </div>
);
