export { markAsRead } from "./feedback.ts";
export { reportFeedback } from "./report.ts";
export { sendFeedback } from "./review.ts";
