export { markAsRead } from "./feedback.ts";
export { sendFeedback } from "./new-feedback.ts";
export { reportFeedback } from "./report.ts";
