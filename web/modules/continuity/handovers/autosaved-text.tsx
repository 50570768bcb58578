import { IconNotebook } from "@tabler/icons-react";
import { use, useEffect, useRef, useState } from "react";
import type { HandoverPart, OutgoingPart } from "#contract/codes/continuity.ts";
import { maxLengths } from "#contract/rules/text.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { createAutosaver, type SaveState } from "./autosaver.ts";
import { keepText, keptText, restoredText } from "./kept-text.ts";
import type { Suggestion } from "./suggestions.ts";
import { text } from "./text.ts";
import { UnsavedTextsContext } from "./unsaved-texts.ts";

const { words: labels } = text;

const helpOf: Record<SaveState, string | undefined> = {
  idle: undefined,
  typing: labels.saving,
  saved: labels.saved,
  failed: labels.unsaved,
};

type WritingPart = OutgoingPart | Extract<HandoverPart, `on_${string}` | "from_person">;

export interface AutosavedTextProps {
  handoverId: number;
  part: WritingPart;
  label: string;
  help?: string;
  initial: string;
  suggestions?: readonly Suggestion[] | undefined;
}

/** A text of one's own step, saved while it is being typed. */
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
      // Text typed during a save is still unsaved.
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

interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  onInsert: (body: string) => void;
}

const SuggestionList = ({ suggestions, onInsert }: SuggestionListProps) =>
  suggestions.length > 0 && (
    <ul aria-label={labels.suggestions} className="mt-2 flex flex-col gap-1.5 print:hidden">
      {suggestions.map(({ source, body }) => (
        <li
          key={`${source} ${body}`}
          className="flex items-start gap-2.5 rounded-md bg-sunken py-1.5 ps-3 pe-1.5 text-sm"
        >
          <IconNotebook
            size={16}
            stroke={1.75}
            aria-hidden="true"
            className="mt-1.5 shrink-0 text-muted"
          />
          <p className="wrap-anywhere line-clamp-3 min-w-0 flex-1 self-center">
            <span className="text-muted">{source}:</span> “{body}”
          </p>
          <Button
            size="sm"
            variant="ghost"
            className="shrink-0 text-accent-text"
            aria-label={labels.insertFrom(source)}
            onClick={() => onInsert(body)}
          >
            {labels.insert}
          </Button>
        </li>
      ))}
    </ul>
  );

interface Autosaved {
  initial: string;
  /** The initial text: the saved one, or an unsaved one from an earlier visit. */
  start: string;
  /** Stores the text until it is saved. */
  keep: (text: string) => void;
  save: (text: string) => Promise<unknown>;
}

/** A text that is saved during typing, on leaving its field or the screen, and with a restored connection. */
function useAutosave({ initial, start, keep, save }: Autosaved) {
  const [value, setValue] = useState(start);
  const [state, setState] = useState<SaveState>("idle");
  const [saver] = useState(() => createAutosaver(setState));
  useEffect(() => saver.setSave(save), [saver, save]);
  const unsaved = use(UnsavedTextsContext);
  useEffect(() => unsaved.add(saver.flush), [unsaved, saver]);
  useEffect(() => () => void saver.flush(), [saver]);
  useEffect(() => {
    if (state !== "failed") return;
    const retry = () => void saver.flush();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [state, saver]);
  useEffect(() => {
    if (start !== initial) saver.change(start);
    // Only text from before the screen was opened.
  }, [saver]);
  const change = (text: string) => {
    setValue(text);
    keep(text);
    saver.change(text);
  };
  return { value, state, change, flush: saver.flush };
}
