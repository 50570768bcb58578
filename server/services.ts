import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { AttemptLimits } from "./http/attempt-limits.ts";
import type { Tokens } from "./http/tokens.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Live } from "./live/live.ts";

/** What the running server offers to domain functions beside their transaction. */
export interface Services {
  config: Pick<Config, "publicUrl" | "sessionHours" | "supportEmail">;
  database: Database;
  jobs: Jobs;
  live: Live;
  tokens: Tokens;
  attempts: AttemptLimits;
}
