import { IconSearch, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { controlClass } from "./field.tsx";

export type SearchFieldProps = {
  label: string;
  value: string;
  /** Called after a pause of `delayMs`; at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  placeholder?: string;
  delayMs?: number;
  className?: string;
};

/** A search box that waits until typing pauses. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onSearch, placeholder = label, delayMs = 300, className } = props;
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const shown = draft ?? value;
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchNow = (text: string) => {
    clearTimeout(timer.current);
    setDraft(undefined);
    if (text !== value) onSearch(text);
  };
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchNow(text), delayMs);
  };
  /** Enter searches; it does not submit the surrounding form. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    searchNow(shown);
  };
  const clear = () => {
    searchNow("");
    input.current?.focus();
  };
  return (
    <div className={classNames("relative block", className)}>
      <IconSearch
        size={18}
        stroke={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        className={classNames(controlClass, "ps-10 pe-11 [&::-webkit-search-cancel-button]:hidden")}
      />
      {shown && (
        <IconButton
          label="Clear search"
          icon={<IconX size={16} stroke={1.75} />}
          onClick={clear}
          className="absolute inset-y-0 end-0"
        />
      )}
    </div>
  );
}
