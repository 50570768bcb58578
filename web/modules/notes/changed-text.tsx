import { Fragment, useMemo, useState } from "react";
import { FoldButton } from "./note-text.tsx";
import { text } from "./text.ts";
import { shortened, type TextPart, textChanges } from "./text-changes.ts";

interface ChangedTextProps {
  before: string;
  after: string;
}

/** A text's removed and added words with their neighbours; the whole text on request. */
export function ChangedText({ before, after }: ChangedTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const parts = useMemo(() => textChanges(before, after), [before, after]);
  const short = useMemo(() => shortened(parts), [parts]);
  const isShortened = short.some((part, place) => part !== parts[place]);
  return (
    <div>
      <p className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
        {(isWhole ? parts : short).map((part, place) => (
          <Fragment key={place}>
            <Part part={part} />
          </Fragment>
        ))}
      </p>
      {isShortened && (
        <FoldButton isOpen={isWhole} onToggle={setIsWhole} className="mt-1 text-accent-text">
          {isWhole ? text.note.showLess : text.note.showAll}
        </FoldButton>
      )}
    </div>
  );
}

/** Marked by a line and colour, and in words for screen readers. */
function Part({ part: { text: words, change } }: { part: TextPart }) {
  if (!change) return words;
  const Tag = change === "removed" ? "del" : "ins";
  return (
    <Tag
      className={
        change === "removed"
          ? "rounded-sm bg-red-tint px-0.5 text-red-text line-through"
          : "rounded-sm bg-green-tint px-0.5 text-green-text underline decoration-1 underline-offset-3"
      }
    >
      <span className="sr-only">{text.note[change]}</span>
      {words}
      <span className="sr-only">{text.note.changeEnd}</span>
    </Tag>
  );
}
