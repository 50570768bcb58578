export { AffectedLeaveList, AffectedLeaveNote } from "./employment/affected-leave.tsx";
export { DecisionButtons } from "./requests/decision-buttons.tsx";
export { DecisionFacts } from "./requests/decision-facts.tsx";
export { RejectDialog } from "./requests/lazy-reject-dialog.tsx";
export { type Decision, decideOnLeave } from "./requests/leave-decision.ts";
export { LeaveStatusBadge } from "./requests/leave-status-badge.tsx";
export { StoryRequest } from "./requests/story-request.tsx";
export { PolicyChoice } from "./settings/policies/policy-choice.tsx";
export { PersonTerms } from "./terms/person-terms.tsx";
