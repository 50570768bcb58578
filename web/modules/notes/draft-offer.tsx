import { IconPencil } from "@tabler/icons-react";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { proseDay } from "#web/ui/format/dates.ts";
import { AudienceTool, RemovalTool, type ToolProps } from "./note-tools.tsx";
import { text } from "./text.ts";

const { draft: labels } = text;

/** What is to become of one's own draft: it is released, or withdrawn; with the day on which someone else leads, if one is known. */
export function DraftOffer(tool: ToolProps) {
  const { data } = useApiQuery("notes.readers", { params: { id: tool.note.aboutEmployeeId } });
  const next = data?.about.id === tool.note.aboutEmployeeId ? data.next : null;
  return (
    <div className="mt-3 flex gap-3 rounded-md border border-control border-dashed px-3.5 py-3">
      <IconPencil size={18} stroke={1.75} aria-hidden="true" className="mt-px shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-muted text-sm">{labels.help(next && proseDay(next.from))}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <AudienceTool {...tool} trigger={<Button size="sm">{labels.release}</Button>} />
          <RemovalTool
            {...tool}
            trigger={
              <Button size="sm" variant="ghost">
                {labels.withdraw}
              </Button>
            }
          />
        </div>
      </div>
    </div>
  );
}
