import { useState } from "react";
import { isOpen, isTaken } from "#contract/codes/leave.ts";
import type { Leave } from "#contract/leave/requests/request.ts";
import { leaveName } from "#contract/rules/leave-text.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import type { DayMark } from "#web/ui/date/day-mark.ts";
import { currentDay } from "#web/ui/format/clock.ts";
import { allLeave } from "../balances/leave-balances.ts";
import { useOwnLeave } from "../my-leave/use-own-leave.ts";
import { text } from "../text.ts";

const yearOf = (day: string) => Number(day.slice(0, 4));

function markOf({ leaveType, ownType, leaveStatus, startDate, endDate }: Leave): DayMark {
  const isApproved = isTaken(leaveStatus);
  const name = leaveName({ leaveType, ownType });
  return {
    from: startDate.slice(0, 10),
    to: endDate.slice(0, 10),
    label: isApproved ? name : text.apply.pendingLeave(name),
    tone: isApproved ? "green" : "amber",
  };
}

/** The calendar's marks for an application: public holidays of the shown year and one's own leave. */
export function useMarkedDays(): { marks: DayMark[]; onMonth: (month: string) => void } {
  const [year, setYear] = useState(() => yearOf(currentDay()));
  const { data: holidays = [] } = useApiQuery("calendar.holidays", { query: { year } });
  const { summary } = useOwnLeave();
  const leave = summary ? allLeave(summary) : [];
  const holidayMarks = holidays.map(
    ({ date, name }): DayMark => ({ from: date, to: date, label: name, tone: "accent" }),
  );
  return {
    marks: [...holidayMarks, ...leave.filter(({ leaveStatus }) => isOpen(leaveStatus)).map(markOf)],
    onMonth: (month) => setYear(yearOf(month)),
  };
}
