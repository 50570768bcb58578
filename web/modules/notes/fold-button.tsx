import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";

interface FoldButtonProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** Below a text: shows more of it, or less again; in one line with the text. */
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
