import type { Job } from "#server/jobs/job.ts";
import { mailLapse } from "./balances/lapses/lapse-mail.ts";
import { runShutdown } from "./planning/shutdown/shutdown-job.ts";
import { recountLeave } from "./recount/recount.ts";
import { mailCertificate } from "./requests/certificates/certificate-mail.ts";
import { tellRequester } from "./requests/held-notices.ts";
import { mailDecision, mailReviewer } from "./story/mail-jobs.ts";

// biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload.
export const leaveJobs: readonly Job<any>[] = [
  mailReviewer,
  mailDecision,
  tellRequester,
  recountLeave,
  runShutdown,
  mailLapse,
  mailCertificate,
];
