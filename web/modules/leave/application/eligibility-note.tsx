import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { eligibilityText } from "#contract/rules/eligibility-text.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { text } from "../text.ts";
import type { Eligibility } from "./use-eligibility.ts";

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

/** Under the dates: how many days they take, and whether they can be booked. */
export const EligibilityNote = ({ eligibility }: { eligibility: Eligibility }) => (
  <div role="status" className="min-h-10">
    <Content eligibility={eligibility} />
  </div>
);
