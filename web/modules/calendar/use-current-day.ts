import { useRef, useState } from "react";
import { monthOfDay } from "#web/ui/date/month-grid.ts";
import type { useMonth } from "./use-month.ts";

type Shown = Pick<ReturnType<typeof useMonth>, "month" | "today" | "named">;

/** The day that the keyboard is on: the one it went to, or else today, or else the first of the month. */
export function useCurrentDay(
  { month, today, named }: Shown,
  onMonth: (month: string | undefined) => void,
) {
  const [chosen, setChosen] = useState<string>();
  const isThisMonth = monthOfDay(today) === month;
  const atFirst = isThisMonth ? today : `${month}-01`;
  const current = chosen && monthOfDay(chosen) === month ? chosen : atFirst;
  const goTo = (date: string) => {
    setChosen(date);
    if (monthOfDay(date) !== month) onMonth(named(monthOfDay(date)));
  };
  const focusDue = useRef<string>(undefined);
  const goByKey = (date: string) => {
    focusDue.current = date;
    goTo(date);
  };
  return { current, isThisMonth, goTo, goByKey, focusDue };
}
