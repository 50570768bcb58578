export { useWaiting } from "./waiting/use-waiting.ts";
export type { WaitingSummary } from "./waiting/waiting-summary.ts";
