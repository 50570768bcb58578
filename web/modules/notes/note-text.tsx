import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { WrittenText } from "#web/ui/display/written-text.tsx";
import { text } from "./text.ts";

/** Longer texts are folded at first. */
const maxShown = { characters: 900, lines: 14 };

const isLong = (note: string) =>
  note.length > maxShown.characters || note.split("\n").length > maxShown.lines;

export function NoteText({ children: note }: { children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = isLong(note) && !isOpen;
  return (
    <div>
      <WrittenText className={isFolded ? "line-clamp-10" : undefined}>{note}</WrittenText>
      {isLong(note) && (
        <FoldButton isOpen={isOpen} onToggle={setIsOpen} className="mt-1 text-accent-text">
          {isOpen ? text.note.showLess : text.note.showAll}
        </FoldButton>
      )}
    </div>
  );
}

interface FoldButtonProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** Below a text: shows more or less of it, in one line with the text. */
export const FoldButton = ({ isOpen, onToggle, className, children }: FoldButtonProps) => (
  <Button
    variant="ghost"
    size="sm"
    className={classNames("-ms-3", className)}
    aria-expanded={isOpen}
    onClick={() => onToggle(!isOpen)}
  >
    {children}
  </Button>
);
