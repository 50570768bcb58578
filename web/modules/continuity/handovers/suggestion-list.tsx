import { IconNotebook } from "@tabler/icons-react";
import { Button } from "#web/ui/button.tsx";
import type { Suggestion } from "./suggestions.ts";
import { text } from "./text.ts";

const { words: labels } = text;

interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  onInsert: (body: string) => void;
}

export const SuggestionList = ({ suggestions, onInsert }: SuggestionListProps) =>
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
