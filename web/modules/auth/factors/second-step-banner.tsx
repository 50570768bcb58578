import { useLoaded } from "#web/ui/use-loaded.ts";
import { useCurrentEmployee } from "../current-employee.ts";

const loadNotice = async () => (await import("./second-step-notice.tsx")).SecondStepNotice;

/** Counts the days to a required second step; loaded for people who lack it alone. */
export function SecondStepBanner() {
  const { missingFactor } = useCurrentEmployee();
  const Notice = useLoaded(loadNotice, missingFactor !== null, () => {});
  return missingFactor && Notice ? <Notice from={missingFactor.from} /> : null;
}
