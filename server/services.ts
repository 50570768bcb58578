import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { AttemptLimits } from "./http/attempt-limits.ts";
import type { SessionUses } from "./http/session-uses.ts";
import type { Tokens } from "./http/tokens.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Links } from "./links.ts";
import type { ChangeListener } from "./live/change-listener.ts";
import type { Storage } from "./storage/storage.ts";

/** The parts of a running server. Domain functions get them by a context, or by name where a module's routes say so. */
export interface Services {
  config: Pick<Config, "confirmEmail" | "publicUrl" | "sessionHours" | "supportEmail">;
  /** For calls: each caller waits for their share of its connections. */
  database: Database;
  /** For the server's own work, which does not wait behind callers: limits, jobs, recurring work, sending, readiness. */
  background: Database;
  jobs: Jobs;
  links: Links;
  live: ChangeListener;
  tokens: Tokens;
  sessionUses: SessionUses;
  attempts: AttemptLimits;
  storage: Storage;
  /** The folder in which uploads are received. */
  incomingDir: string;
}
