import type { Job } from "#server/jobs/job.ts";
import { keepAllShares } from "./balances/share-jobs.ts";
import { mailCertificate } from "./certificates/certificate-mail.ts";
import { mailLapse } from "./lapses/lapse-mail.ts";
import { recountLeave } from "./recount/recount.ts";
import { tellRequester } from "./requests/held-notices.ts";
import { runShutdown } from "./shutdown/shutdown-job.ts";
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
  keepAllShares,
];
