import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button.tsx";

interface BulkBarProps {
  /** The bar's name for screen readers. */
  label: string;
  /** The number of selected rows. */
  summary: string;
  clearLabel: string;
  onClear: () => void;
  /** The actions on them. */
  children: ReactNode;
}

/** The number of selected rows and their actions, at the foot of the window. */
export const BulkBar = ({ label, summary, clearLabel, onClear, children }: BulkBarProps) => (
  <section
    aria-label={label}
    className="sticky bottom-[calc(1rem+var(--foot))] z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-lg border border-line bg-raised py-2 ps-5 pe-2 shadow-float max-sm:w-full"
  >
    <p role="status" className="me-2 whitespace-nowrap font-semibold tabular-nums">
      {summary}
    </p>
    {children}
    <IconButton
      label={clearLabel}
      size="sm"
      icon={<IconX size={16} stroke={1.75} />}
      onClick={onClear}
      className="max-sm:ms-auto"
    />
  </section>
);
