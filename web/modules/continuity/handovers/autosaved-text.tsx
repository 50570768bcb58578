import { useRef, useState } from "react";
import type { HandoverPart, OutgoingPart } from "#contract/codes/continuity.ts";
import { maxLengths } from "#contract/rules/text.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import type { SaveState } from "./autosaver.ts";
import { keepText, keptText, restoredText } from "./kept-text.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import type { Suggestion } from "./suggestions.ts";
import { text } from "./text.ts";
import { useAutosave } from "./use-autosave.ts";

const { words: labels } = text;

const helpOf: Record<SaveState, string | undefined> = {
  idle: undefined,
  typing: labels.saving,
  saved: labels.saved,
  failed: labels.unsaved,
};

type WritingPart = OutgoingPart | Extract<HandoverPart, `on_${string}` | "from_person">;

interface AutosavedTextProps {
  handoverId: number;
  part: WritingPart;
  label: string;
  help?: string;
  initial: string;
  suggestions?: readonly Suggestion[] | undefined;
}

export function AutosavedText({
  handoverId,
  part,
  label,
  help,
  initial,
  suggestions = [],
}: AutosavedTextProps) {
  const { mutateAsync } = useApiMutation("continuity.writeHandover");
  const params = { id: handoverId };
  const [start] = useState(() => restoredText(initial, keptText(handoverId, part)));
  const [saved, setSaved] = useState(initial);
  const { value, state, change, flush } = useAutosave({
    initial,
    start: start.slice(0, maxLengths.handover),
    keep: (typed) => keepText(handoverId, part, { text: typed, over: saved }),
    save: async (body) => {
      await mutateAsync({ params, body: { part, body } });
      // What was typed while it was being saved is still to be saved.
      if (keptText(handoverId, part)?.text === body) keepText(handoverId, part, undefined);
      setSaved(body);
    },
  });
  const place = useRef<HTMLDivElement>(null);
  const insert = (body: string) => {
    change(
      (value.trim() === "" ? body : `${value.trimEnd()}\n${body}`).slice(0, maxLengths.handover),
    );
    // The pressed button goes with its suggestion.
    place.current?.querySelector("textarea")?.focus();
  };
  return (
    <div ref={place}>
      <TextArea
        label={label}
        rows={2}
        value={value}
        maxLength={maxLengths.handover}
        help={<span role="status">{helpOf[state] ?? help ?? ""}</span>}
        onChange={change}
        onBlur={() => void flush()}
      />
      <SuggestionList
        suggestions={suggestions.filter(({ body }) => !value.includes(body))}
        onInsert={insert}
      />
    </div>
  );
}
