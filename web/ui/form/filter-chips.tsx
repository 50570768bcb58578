import { IconX } from "@tabler/icons-react";
import { type MouseEvent, useRef } from "react";

export interface FilterChip {
  label: string;
  /** The name of its button for screen readers. */
  removeLabel: string;
  onRemove: () => void;
}

/** The active filters, each with a button that removes it and moves the focus to the next one. */
export function FilterChips({ label, chips }: { label: string; chips: readonly FilterChip[] }) {
  const list = useRef<HTMLUListElement>(null);
  if (chips.length === 0) return null;
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>, chip: FilterChip) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const index = buttons.indexOf(currentTarget);
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
    chip.onRemove();
  };
  return (
    <ul ref={list} aria-label={label} className="flex w-full flex-wrap gap-2 sm:order-last">
      {chips.map((chip) => (
        <li key={chip.removeLabel}>
          <button
            type="button"
            aria-label={chip.removeLabel}
            onClick={(event) => remove(event, chip)}
            className="inline-flex h-11 items-center gap-1.5 rounded-full border border-line bg-accent-tint ps-3.5 pe-2.5 font-medium text-accent-text text-sm transition-colors hover:border-accent md:h-8"
          >
            {chip.label}
            <IconX size={14} stroke={2} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
