import { useState } from "react";
import { decideOnLeave } from "./leave-decision.ts";

export function useLeaveDecision() {
  const [isBusy, setIsBusy] = useState(false);
  const decide = async (...decision: Parameters<typeof decideOnLeave>): Promise<boolean> => {
    setIsBusy(true);
    const isDone = await decideOnLeave(...decision);
    setIsBusy(false);
    return isDone;
  };
  return { decide, isBusy };
}
