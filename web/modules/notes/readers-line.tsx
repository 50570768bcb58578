import { IconEye } from "@tabler/icons-react";
import type { NoteAudience } from "#contract/codes/continuity.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { areaOf, useCurrentEmployee } from "#web/modules/auth/index.ts";
import { readersSentence } from "./readers-sentence.ts";
import { text } from "./text.ts";

export function ReadersLine({ aboutId, audience }: { aboutId: number; audience: NoteAudience }) {
  const me = useCurrentEmployee();
  const { data, isError } = useApiQuery("notes.readers", { params: { id: aboutId } });
  const isCurrent = data?.about.id === aboutId;
  const sentence = () => {
    if (audience === "draft") return text.readers.draft;
    if (isError) return text.readers.failed;
    if (!isCurrent) return text.readers.loading;
    return readersSentence(data, audience, { isSuperadmin: areaOf(me) === "superadmin" });
  };
  return (
    <p role="status" className="flex items-start gap-2 text-muted text-sm">
      <IconEye size={18} stroke={1.75} aria-hidden="true" className="mt-px shrink-0" />
      <span className="wrap-anywhere">{sentence()}</span>
    </p>
  );
}
