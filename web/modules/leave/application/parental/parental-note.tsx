import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import { parentalSentences } from "#contract/rules/parental-text.ts";
import { classNames } from "#web/ui/class-names.ts";

/** The law's grant for the child, the requested leave, and remarks on the dates. */
export const ParentalNote = (asked: Parameters<typeof parentalSentences>[0]) => (
  <ul className="flex flex-col gap-2 text-sm tabular-nums">
    {parentalSentences(asked).map(({ text, tone }) => {
      const Icon = tone === "info" ? IconInfoCircle : IconAlertTriangle;
      return (
        <li
          key={text}
          className={classNames(
            "flex items-start gap-2",
            tone === "info" ? "text-muted" : "text-amber-text",
          )}
        >
          <Icon size={18} stroke={1.75} aria-hidden="true" className="shrink-0" />
          {text}
        </li>
      );
    })}
  </ul>
);
