import { IconCornerDownLeft } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { matchedRanges } from "#contract/rules/search.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import type { Option, OptionGroup } from "../search-result-options.tsx";
import { text } from "../text.ts";

interface OptionProps {
  option: Option;
  asked: readonly string[];
  isActive: boolean;
  onActivate: (id: string) => void;
  onChoose: (option: Option) => void;
}

interface OptionListProps extends Omit<OptionProps, "option" | "isActive"> {
  id: string;
  groups: readonly OptionGroup[];
  active: Option | undefined;
}

export const OptionList = ({ id, groups, active, asked, ...handlers }: OptionListProps) => (
  <div role="listbox" id={id} aria-label={text.results} className="flex flex-col gap-3 p-2">
    {groups.map(({ name, options, hasMore }) => (
      // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, which has no element of its own.
      <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
        <p
          id={`${id}-${name}`}
          className="flex flex-wrap justify-between gap-x-4 px-3 py-1.5 font-medium text-muted text-sm"
        >
          {text.groups[name]}
          {hasMore && <span className="font-normal">{text.best(options.length)}</span>}
        </p>
        {options.map((option) => (
          <OptionRow
            key={option.id}
            option={option}
            asked={name === "wish" ? [] : asked}
            isActive={option.id === active?.id}
            {...handlers}
          />
        ))}
      </div>
    ))}
  </div>
);

function OptionRow({ option, asked, isActive, onActivate, onChoose }: OptionProps) {
  const { id, icon, title, details, isInactive } = option;
  const isNamedSo = matchedRanges(title, asked).length > 0;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);

  return (
    // The field handles the keys: focus stays there while the active option changes.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses.
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={() => isActive || onActivate(id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      className={classNames(
        "flex min-h-14 cursor-pointer scroll-my-10 items-center gap-3 rounded-md px-3 py-2 md:min-h-12",
        isActive && "bg-accent-tint",
      )}
    >
      <span className="flex size-9 shrink-0 items-center justify-center text-muted">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          <Marked text={title} asked={asked} />
        </span>
        {details && (
          <span className="block truncate text-muted text-sm">
            <Marked text={details} asked={isNamedSo ? [] : asked} />
          </span>
        )}
      </span>
      {isInactive && <Badge tone="red">{text.inactive}</Badge>}
      {isActive && (
        <IconCornerDownLeft
          size={18}
          stroke={1.75}
          aria-hidden="true"
          className="hidden shrink-0 text-muted md:block"
        />
      )}
    </div>
  );
}

/** A text with the matches of the query highlighted: bold and underlined, so that colour is not the only sign. */
function Marked({ text, asked }: { text: string; asked: readonly string[] }) {
  const ranges = matchedRanges(text, asked);
  const starts = [0, ...ranges.map(([, to]) => to)];
  return (
    <>
      {ranges.map(([from, to], index) => (
        <span key={from}>
          {text.slice(starts[index], from)}
          <mark className="bg-transparent font-bold text-inherit underline decoration-accent decoration-2 underline-offset-3">
            {text.slice(from, to)}
          </mark>
        </span>
      ))}
      {text.slice(starts.at(-1))}
    </>
  );
}
