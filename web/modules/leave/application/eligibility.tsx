import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { HalvesOfRange, LeaveType } from "#contract/codes/leave.ts";
import type { ParentalFacts } from "#contract/codes/parental-event.ts";
import type { LeaveEligibility } from "#contract/leave/eligibility.ts";
import { eligibilityText } from "#contract/rules/eligibility-text.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { text } from "../text.ts";

export interface RequestedDates extends HalvesOfRange {
  leaveType: LeaveType;
  /** The company's own type, with `OwnLeave` alone. */
  ownTypeId?: number;
  startDate: string;
  endDate: string;
  /** The stated event behind maternity leave. */
  parental?: ParentalFacts;
  /** One's pending request that these dates replace. */
  replacesId?: number;
}

export type Eligibility =
  | { state: "unasked" }
  | { state: "checking" }
  | { state: "failed"; checkAgain: () => void }
  | ({ state: "known" } & LeaveEligibility);

const pauseMs = 500;

/** Checks the dates with the server 500 ms after the last change; each change discards the last result. */
export function useEligibility(
  requested: RequestedDates | undefined,
  { employeeId, isEnabled }: { employeeId: number; isEnabled: boolean },
): Eligibility {
  const settled = useSettled(requested && JSON.stringify(requested), pauseMs);
  const body: RequestedDates & { employeeId: number } = {
    ...(settled ? JSON.parse(settled) : {}),
    employeeId,
  };
  const { data, isError, isFetching, refetch } = useQuery({
    ...apiQuery("leave.checkDates", { body }),
    enabled: isEnabled && settled !== undefined,
    retry: false,
    // A possibly booked request is not checked before it is resent: it would overlap with itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  if (!requested) return { state: "unasked" };
  if (!settled) return { state: "checking" };
  if (isError && !isFetching) return { state: "failed", checkAgain: () => void refetch() };
  return data ? { state: "known", ...data } : { state: "checking" };
}

/** The text once it is unchanged for a while; undefined until then. */
function useSettled(text: string | undefined, delayMs: number): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return text === settled ? settled : undefined;
}

const line = "flex items-start gap-2";

function Content({ eligibility }: { eligibility: Eligibility }) {
  if (eligibility.state === "unasked") return <p className="text-muted">{text.apply.unasked}</p>;
  if (eligibility.state === "checking")
    return (
      <p className={classNames(line, "text-muted")}>
        <Spinner />
        {text.apply.checking}
      </p>
    );
  if (eligibility.state === "failed")
    return (
      <div className="flex flex-wrap items-center gap-3 text-red-text">
        <p>{text.apply.checkFailed}</p>
        <Button size="sm" onClick={eligibility.checkAgain}>
          {text.apply.checkAgain}
        </Button>
      </div>
    );

  const { eligible, duration } = eligibility;
  const Icon = eligible ? IconCircleCheck : IconAlertTriangle;
  return (
    <div className={line}>
      <Icon
        size={20}
        stroke={1.75}
        aria-hidden="true"
        className={classNames("shrink-0", eligible ? "text-green-text" : "text-amber-text")}
      />
      <div>
        <p className="font-semibold tabular-nums">{text.apply.duration(duration)}</p>
        <p className={eligible ? "text-muted" : "text-amber-text"}>
          {eligibilityText(eligibility)}
        </p>
      </div>
    </div>
  );
}

/** Under the dates: their number of days and the result of the check. */
export const EligibilityNote = ({ eligibility }: { eligibility: Eligibility }) => (
  <div role="status" className="min-h-10">
    <Content eligibility={eligibility} />
  </div>
);
