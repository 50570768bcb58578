import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { classNames } from "../class-names.ts";

type ChecklistProps = { label: string; items: readonly { label: string; isMet: boolean }[] };

/** Rules that are ticked as the user types. */
export const Checklist = ({ label, items }: ChecklistProps) => (
  <ul
    aria-label={label}
    className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-x-2 gap-y-1.5 text-sm"
  >
    {items.map((item) => {
      const Icon = item.isMet ? IconCircleCheckFilled : IconCircle;
      return (
        <li
          key={item.label}
          className={classNames(
            "flex items-center gap-2 transition-colors",
            item.isMet ? "text-green-text" : "text-muted",
          )}
        >
          <Icon size={16} stroke={1.75} aria-hidden="true" className="shrink-0" />
          {item.label}
          <span className="sr-only">{item.isMet ? "(met)" : "(not met yet)"}</span>
        </li>
      );
    })}
  </ul>
);
