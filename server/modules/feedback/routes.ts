import { feedback } from "#contract/feedback.ts";
import { routes } from "#server/http/handler.ts";
import { listReceived, listSent, markAsRead } from "./feedback.ts";
import { reportFeedback } from "./report.ts";
import { getReported, listReports, resolveReport, sendFeedback } from "./review.ts";

export const feedbackRoutes = routes(feedback, {
  getMyFeedback: (context, { query }) => listReceived(context, query),
  getSentFeedback: (context, { query }) => listSent(context, query),
  markAsRead: (context, { params }) => markAsRead(context, params.id),
  sendFeedback: (context, { body }) => sendFeedback(context, body),
  report: (context, { params, body }) => reportFeedback(context, params.id, body),
  listReports: (context, { query }) => listReports(context, query),
  getReported: (context, { params }) => getReported(context, params.id),
  resolveReport: (context, { params }) => resolveReport(context, params.id),
});
