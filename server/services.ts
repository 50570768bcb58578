import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { Egress } from "./egress/egress.ts";
import type { AttemptLimits } from "./http/attempt-limits.ts";
import type { KeyUses } from "./http/keys/key-uses.ts";
import type { SessionUses } from "./http/session-uses.ts";
import type { Tokens } from "./http/tokens.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Links } from "./links.ts";
import type { ChangeListener } from "./live/change-listener.ts";
import type { Sealing } from "./sealed/sealing.ts";
import type { FailedSignIns } from "./security-events/failed-sign-ins.ts";
import type { Disk } from "./storage/disk.ts";
import type { Storage } from "./storage/storage.ts";

/** A running server's parts. Domain functions get them by a context, or by name in a module's routes. */
export interface Services {
  config: Pick<
    Config,
    "confirmEmail" | "dnsServers" | "publicUrl" | "sessionHours" | "supportEmail" | "storageLimits"
  >;
  /** For calls: each caller has a share of its connections. */
  database: Database;
  /** For the server's own work, ahead of callers: limits, jobs, recurring work, sending, readiness. */
  background: Database;
  jobs: Jobs;
  links: Links;
  live: ChangeListener;
  tokens: Tokens;
  sealing: Sealing;
  /** The way to other servers. */
  egress: Egress;
  sessionUses: SessionUses;
  keyUses: KeyUses;
  failedSignIns: FailedSignIns;
  attempts: AttemptLimits;
  storage: Storage;
  /** Of the server's data, here rather than in a bucket or another database. */
  disk: Pick<Disk, "check">;
  /** Uploads arrive here. */
  incomingDir: string;
}
