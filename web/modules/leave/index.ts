export { BalanceCards } from "./balance-cards.tsx";
export { DecisionButtons } from "./decision-buttons.tsx";
export { DecisionFacts } from "./decision-facts.tsx";
export { RejectDialog } from "./lazy-reject-dialog.tsx";
export { type Decision, decideOnLeave } from "./leave-decision.ts";
export { LeaveStatusBadge } from "./leave-status-badge.tsx";
export { StoryRequest } from "./story-request.tsx";
export { PersonTerms } from "./terms/person-terms.tsx";
