import { type RefObject, useEffect, useState } from "react";
import type { DayLimits } from "../date/plain-day.ts";
import { typedDay } from "../date/typed-day.ts";
import { formatShortDay } from "../format/dates.ts";

const unreadable = "Enter a date such as 3 Apr 2026.";

interface TypedDay extends DayLimits {
  value: string;
  onChange: (day: string) => void;
  today: string;
  input: RefObject<HTMLInputElement | null>;
}

/** The text of a field for a day while it is typed: the day it means, and an error once it is finished and means none. */
export function useTypedDay({ value, onChange, today, input, ...limits }: TypedDay) {
  const [draft, setDraft] = useState<{ text: string; day: string }>();
  const [isTyping, setIsTyping] = useState(false);
  // The form has set another day meanwhile.
  const isCurrent = draft !== undefined && draft.day === value;
  const text = isCurrent ? draft.text : formatShortDay(value);
  const isUnreadable = isCurrent && draft.day === "" && draft.text.trim() !== "";

  // The form checks a value as soon as it changes, and asks the input whether it could be read.
  const report = (error: string) => input.current?.setCustomValidity(error);
  useEffect(() => report(isUnreadable ? unreadable : ""));

  const type = (next: string) => {
    const day = typedDay(next, today, limits) ?? "";
    report(day === "" && next.trim() !== "" ? unreadable : "");
    setDraft({ text: next, day });
    setIsTyping(true);
    if (day !== value) onChange(day);
  };
  const finish = () => {
    setIsTyping(false);
    if (!isUnreadable) setDraft(undefined);
  };
  const pick = (day: string) => {
    report("");
    setDraft(undefined);
    setIsTyping(false);
    onChange(day);
  };
  const written = formatShortDay(value);
  return {
    text,
    type,
    finish,
    pick,
    isTyping,
    /** What is wrong with the text once it is finished. */
    error: isUnreadable && !isTyping ? unreadable : undefined,
    /** The day that the text means, if it is written differently. */
    preview:
      isCurrent && isTyping && value && text.trim().length < 9 && text !== written ? written : "",
  };
}
