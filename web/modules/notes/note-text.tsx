import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { text } from "./text.ts";
import { partsOf } from "./text-parts.ts";

/** Longer texts are folded at first. */
const maxShown = { characters: 900, lines: 14 };

const isLong = (note: string) =>
  note.length > maxShown.characters || note.split("\n").length > maxShown.lines;

/** A note as it was written: line breaks and direction stay, addresses become links, and nothing else is read into it. */
export function NoteText({ children: note }: { children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = isLong(note) && !isOpen;
  return (
    <div>
      <p
        dir="auto"
        className={classNames("wrap-anywhere whitespace-pre-wrap", isFolded && "line-clamp-10")}
      >
        {partsOf(note).map(({ at, content, href }) =>
          href === undefined ? (
            content
          ) : (
            <a
              key={at}
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="text-accent-text underline underline-offset-3"
            >
              {content}
            </a>
          ),
        )}
      </p>
      {isLong(note) && (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3 mt-1 text-accent-text"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? text.note.showLess : text.note.showAll}
        </Button>
      )}
    </div>
  );
}
