import { getServers, Resolver } from "node:dns";
import path from "node:path";
import { z } from "zod";
import { noPlaces, readAllowedPlaces } from "./egress/allowed-places.ts";
import { isWeakKey, keptKey } from "./secret-key.ts";
import { asStartError, StartError } from "./start-error.ts";

/** One sentence that names the wrong setting and never repeats its value. */
export class ConfigError extends StartError {
  override name = "ConfigError";
}

const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};

const yesOrNo = z
  .enum(["true", "false"], "must be true or false")
  .transform((value) => value === "true");

const address = (schemes: string[], example: string) =>
  z.string().refine(
    (value) => {
      const protocol = URL.canParse(value) && new URL(value).protocol.slice(0, -1);
      return protocol && schemes.includes(protocol);
    },
    { error: `must be an address like ${example}`, abort: true },
  );

const postgresAddress = address(
  ["postgres", "postgresql"],
  "postgres://user:password@host:5432/database",
);

const bucketAddress = address(["s3", "http", "https"], "s3://key:secret@host/bucket").refine(
  (value) => {
    const { username, password, pathname } = new URL(value);
    return username !== "" && password !== "" && /^\/[\w.-]+(\/[\w.-]+)*\/?$/.test(pathname);
  },
  "must name key, secret and bucket, as in s3://key:secret@host/bucket",
);

const origin = address(["http", "https"], "https://hr.example.com")
  .refine((value) => {
    const { pathname, search, hash, username } = new URL(value);
    return pathname + search + hash + username === "/";
  }, "must hold nothing but scheme, host and port")
  .transform((value) => new URL(value).origin);

/** None, a number of proxies in front, or their addresses; a client's own claim never counts. */
const proxies = z
  .string()
  .regex(
    /^(true|false|\d|[\d.:a-fA-F/]+(\s*,\s*[\d.:a-fA-F/]+)*)$/,
    "must be true, false, the number of proxies in front, or their addresses with commas between",
  )
  .refine(
    (value) => !/\/0*[0-7](\s*,|$)/.test(value),
    "must not trust nearly every address; name the proxies' own",
  )
  .transform((value): number | false | string[] => {
    if (value === "false" || value === "0") return false;
    if (value === "true") return 1;
    return /^\d$/.test(value) ? Number(value) : value.split(/\s*,\s*/);
  });

/** At most two, each with a port if it is not 53. */
const nameServers = z
  .string()
  .transform((value) => value.split(/\s*,\s*/))
  .refine((servers) => servers.length <= 2 && areNameServers(servers), {
    error: "must be one or two addresses of name servers, as in 9.9.9.9,[2620:fe::fe]:53",
  });

function areNameServers(servers: readonly string[]): boolean {
  try {
    new Resolver().setServers(servers);
    return true;
  } catch {
    return false;
  }
}
const allowedPlaces = z.string().transform((value, context) => {
  const places = readAllowedPlaces(value);
  if (places) return places;
  context.addIssue(
    "must be hosts or ranges with commas between, like sso.acme.internal,10.20.0.0/16",
  );
  return z.NEVER;
});

const secretKey = z
  .string()
  .min(32, "must have at least 32 characters")
  .refine((key) => !isWeakKey(key), "looks like a sample; make one with: openssl rand -hex 32");

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber(1, 65_535).default(3000),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_SOCKET: z.string().optional(),
  HOST: z.string().regex(/^\S+$/, "must be a host name or an IP address").default("127.0.0.1"),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: postgresAddress.optional(),
  MIGRATION_DATABASE_URL: postgresAddress.optional(),
  LISTEN_URL: postgresAddress.optional(),
  DATABASE_PREPARE: yesOrNo.default(true),
  POOL_SIZE: wholeNumber(1, 500).default(10),
  SMTP_URL: address(["smtp", "smtps"], "smtp://user:password@mail.example.com:587").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]+@[^\r\n@]+$/, "must be like Baton HR <hr@example.com>")
    .optional(),
  CONFIRM_EMAIL: yesOrNo.optional(),
  SUPPORT_EMAIL: z.email("must be an e-mail address").optional(),
  STORAGE_URL: bucketAddress.optional(),
  COMPANY_STORAGE_MB: wholeNumber(1, 100_000_000).default(20 * 1024),
  UNCONFIRMED_STORAGE_MB: wholeNumber(1, 100_000_000).default(100),
  DNS_SERVERS: nameServers.optional(),
  SECRET_KEY: secretKey.optional(),
  SECRET_KEY_BEFORE: secretKey.optional(),
  CLOCK_FILE: z.string().optional(),
  SESSION_HOURS: wholeNumber(1, 720).default(12),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
  TRUST_PROXY: proxies.default(false),
  EGRESS_ALLOW: allowedPlaces.optional(),
  API_BASE: z
    .string()
    .regex(
      /^(https?:\/\/[^\s/]+)?\/[^\s]*[^\s/]$/,
      "must be like /prod or https://api.example.com/prod",
    )
    .default("/prod"),
});
type Environment = z.output<typeof Environment>;

/** Reads and checks all settings once; throws ConfigError. */
export function readConfig(env: Record<string, string | undefined>) {
  const read = parse(env);
  checkTogether(read);
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  const { hostname } = new URL(publicUrl);
  const dataDir = path.resolve(read.DATA_DIR);

  return {
    port: read.PORT,
    host: read.HOST,
    /** A port of this machine or a socket; metrics are off without it. */
    metricsPort: read.METRICS_PORT,
    metricsSocket: read.METRICS_SOCKET,
    isProduction: read.NODE_ENV === "production",
    publicUrl,
    dataDir,
    /** The application's; without it, a database is embedded. */
    databaseUrl: read.DATABASE_URL,
    /** The tables' owner, for migrations; row security does not bind it. */
    migrationDatabaseUrl: read.MIGRATION_DATABASE_URL,
    /** Without a pooler, for other servers' announcements. */
    listenUrl: read.LISTEN_URL ?? read.DATABASE_URL,
    databasePrepare: read.DATABASE_PREPARE,
    poolSize: read.POOL_SIZE,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `Baton HR <no-reply@${hostname}>`,
    /** Whether new owners confirm their address; the default where mail leaves the machine. */
    confirmEmail: read.CONFIRM_EMAIL ?? read.SMTP_URL !== undefined,
    supportEmail: read.SUPPORT_EMAIL ?? `support@${hostname}`,
    /** For the records of companies' domains; the machine's own by default. */
    dnsServers: read.DNS_SERVERS ?? getServers(),
    storageUrl: read.STORAGE_URL,
    storageLimits: {
      confirmedBytes: read.COMPANY_STORAGE_MB * 1024 ** 2,
      unconfirmedBytes: read.UNCONFIRMED_STORAGE_MB * 1024 ** 2,
    },
    secretKey: read.SECRET_KEY ?? keyIn(dataDir),
    /** Opens what was sealed before the key changed. */
    secretKeyBefore: read.SECRET_KEY_BEFORE,
    /** The time, for tests. */
    clockFile: read.CLOCK_FILE,
    sessionHours: read.SESSION_HOURS,
    logLevel: read.LOG_LEVEL,
    trustProxy: read.TRUST_PROXY,
    /** Private places that the server may call; the internet alone without any. */
    egressAllowed: read.EGRESS_ALLOW ?? noPlaces,
    apiBase: read.API_BASE,
  };
}
export type Config = ReturnType<typeof readConfig>;

/** The places of a server's data; unlike readConfig, creates no secret key. */
export function readDataPlaces(
  env: Record<string, string | undefined>,
): Pick<Config, "dataDir" | "databaseUrl" | "storageUrl"> & { hasSecretKey: boolean } {
  const { DATA_DIR, DATABASE_URL, STORAGE_URL, SECRET_KEY } = parse(env);
  return {
    dataDir: path.resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    storageUrl: STORAGE_URL,
    hasSecretKey: SECRET_KEY !== undefined,
  };
}

function parse(env: Record<string, string | undefined>): Environment {
  const set = Object.entries(env).filter(([, value]) => value?.trim());
  const result = Environment.safeParse(
    Object.fromEntries(set.map(([name, value]) => [name, value?.trim()])),
  );
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);
}

function checkTogether(env: Environment): void {
  if (env.MIGRATION_DATABASE_URL && !env.DATABASE_URL)
    throw new ConfigError("MIGRATION_DATABASE_URL is set, so DATABASE_URL must be set too.");
  if (env.METRICS_PORT && env.METRICS_SOCKET)
    throw new ConfigError("METRICS_PORT and METRICS_SOCKET are set; one of them is enough.");
  if (env.LISTEN_URL && !env.DATABASE_URL)
    throw new ConfigError("LISTEN_URL is set, so DATABASE_URL must be set too.");
  checkClock(env);
  if (env.NODE_ENV === "production") checkProduction(env);
}

function checkClock({ CLOCK_FILE, SMTP_URL, DATABASE_URL, NODE_ENV }: Environment): void {
  if (!CLOCK_FILE) return;
  if (NODE_ENV === "production")
    throw new ConfigError("CLOCK_FILE is for tests, so it cannot be set in production.");
  if (SMTP_URL || isElsewhere(DATABASE_URL))
    throw new ConfigError(
      "CLOCK_FILE is for tests on one machine, so neither SMTP_URL nor a DATABASE_URL of another machine can be set beside it.",
    );
}

/** What would be a slip where people work with it. */
function checkProduction(env: Environment): void {
  if (env.DATABASE_URL && !env.SECRET_KEY)
    throw new ConfigError(
      "SECRET_KEY must be set in production, so that all servers of one database share it.",
    );
  if (env.PUBLIC_URL?.startsWith("http:") && !isHere(new URL(env.PUBLIC_URL).hostname))
    throw new ConfigError("PUBLIC_URL must begin with https in production.");
  if (env.LOG_LEVEL === "trace")
    throw new ConfigError("LOG_LEVEL must not be trace in production.");
  if (env.CONFIRM_EMAIL === false && env.SMTP_URL)
    throw new ConfigError(
      "CONFIRM_EMAIL must not be false in production while SMTP_URL is set: anyone could register a company at an address of another person.",
    );
  checkEncryption(env);
}

function checkEncryption(env: Environment): void {
  for (const name of ["DATABASE_URL", "MIGRATION_DATABASE_URL", "LISTEN_URL"] as const)
    if (isElsewhere(env[name]) && !new URL(String(env[name])).searchParams.has("sslmode"))
      throw new ConfigError(
        `${name} is of another machine, so it must say how it is encrypted: add sslmode=verify-full, or sslmode=disable within a private network.`,
      );
}

const isHere = (host: string) =>
  host === "" || host.startsWith("/") || ["localhost", "127.0.0.1", "[::1]"].includes(host);

/** Whether a database is on another machine; one that is reached by a socket has no host, or a folder. */
function isElsewhere(databaseUrl: string | undefined): boolean {
  if (databaseUrl === undefined) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const hosts = ["host", "hostaddr"].flatMap((name) => searchParams.getAll(name));
  return ![hostname, ...hosts].every((host) => isHere(decodeURIComponent(host)));
}

function keyIn(dataDir: string): string {
  try {
    return keptKey(dataDir);
  } catch (error) {
    const known = asStartError(error);
    if (known) throw known;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR cannot keep a secret key: ${reason}.`);
  }
}
