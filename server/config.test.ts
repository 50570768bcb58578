import { getServers } from "node:dns";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const key = "5f0c1c2b9a7e4d3388a1b2c3d4e5f607";
const url = "postgres://app:pw@db.internal/baton";
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "baton-config-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = (env: Record<string, string>) =>
  readConfig({ DATA_DIR: dataDir, SECRET_KEY: key, ...env });

test("nothing has to be set", () => {
  const { secretKey, ...config } = readConfig({ DATA_DIR: dataDir });
  expect(secretKey).toMatch(/^[0-9a-f]{64}$/);
  expect(config).toEqual({
    port: 3000,
    host: "127.0.0.1",
    metricsPort: undefined,
    metricsSocket: undefined,
    isProduction: false,
    publicUrl: "http://localhost:3000",
    dataDir,
    databaseUrl: undefined,
    migrationDatabaseUrl: undefined,
    listenUrl: undefined,
    databasePrepare: true,
    poolSize: 10,
    smtpUrl: undefined,
    confirmEmail: false,
    dnsServers: getServers(),
    mailFrom: "Baton HR <no-reply@localhost>",
    supportEmail: "support@localhost",
    storageUrl: undefined,
    storageLimits: { confirmedBytes: 21_474_836_480, unconfirmedBytes: 104_857_600 },
    secretKeyBefore: undefined,
    clockFile: undefined,
    sessionHours: 12,
    logLevel: "info",
    trustProxy: false,
    egressAllowed: { hosts: new Set(), ranges: [] },
    apiBase: "/prod",
  });
});

test("a setting waives the confirmation of addresses despite a mail server", () => {
  const mailServer = { SMTP_URL: "smtps://mail.acme.co.za" };
  expect(read({ ...mailServer, CONFIRM_EMAIL: "false" }).confirmEmail).toBe(false);
});

test("a value of blanks counts as not set", () => {
  expect(read({ PORT: " " }).port).toBe(3000);
});

describe("a right value is taken", () => {
  test.each([
    ["PORT", "8080", { port: 8080, publicUrl: "http://localhost:8080" }],
    ["PUBLIC_URL", "https://hr.acme.co.za/", { publicUrl: "https://hr.acme.co.za" }],
    ["PUBLIC_URL", "http://HR.acme.co.za:80", { publicUrl: "http://hr.acme.co.za" }],
    ["PUBLIC_URL", "https://hr.acme.co.za", { supportEmail: "support@hr.acme.co.za" }],
    ["DATABASE_URL", url, { databaseUrl: url }],
    ["DATABASE_PREPARE", "false", { databasePrepare: false }],
    ["POOL_SIZE", "40", { poolSize: 40 }],
    ["SMTP_URL", "smtps://mail.acme.co.za", { smtpUrl: "smtps://mail.acme.co.za" }],
    ["SMTP_URL", "smtps://mail.acme.co.za", { confirmEmail: true }],
    ["CONFIRM_EMAIL", "true", { confirmEmail: true }],
    ["MAIL_FROM", "Acme HR <hr@acme.co.za>", { mailFrom: "Acme HR <hr@acme.co.za>" }],
    ["SESSION_HOURS", "8", { sessionHours: 8 }],
    ["TRUST_PROXY", "true", { trustProxy: 1 }],
    ["TRUST_PROXY", "2", { trustProxy: 2 }],
    ["TRUST_PROXY", "10.0.0.1, 10.1.0.0/16", { trustProxy: ["10.0.0.1", "10.1.0.0/16"] }],
    ["EGRESS_ALLOW", "sso.internal", { egressAllowed: { hosts: new Set(["sso.internal"]) } }],
    ["API_BASE", "https://api.acme.co.za/prod", { apiBase: "https://api.acme.co.za/prod" }],
  ])("%s=%s", (name, value, expected) => {
    expect(read({ [name]: value })).toMatchObject(expected);
  });
});

describe("a wrong setting stops the start by name, without its value", () => {
  test.each([
    ["PORT", "eighty"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["HOST", "my host"],
    ["PUBLIC_URL", "hr.acme.co.za"],
    ["PUBLIC_URL", "https://acme.co.za/hr"],
    ["DATABASE_URL", "mysql://root:hunter2@db/baton"],
    ["MIGRATION_DATABASE_URL", "hunter2"],
    ["DATABASE_PREPARE", "yes"],
    ["POOL_SIZE", "-1"],
    ["SMTP_URL", "mail.acme.co.za"],
    ["MAIL_FROM", "Acme HR"],
    ["SUPPORT_EMAIL", "help"],
    ["STORAGE_URL", "the-files"],
    ["STORAGE_URL", "s3://files.acme.co.za/baton"],
    ["STORAGE_URL", "s3://key:hunter2@files.acme.co.za"],
    ["STORAGE_URL", "s3://key:hunter2@files.acme.co.za/my files"],
    ["SECRET_KEY", "too-short"],
    ["SECRET_KEY_BEFORE", "too-short"],
    ["SECRET_KEY", "change-me-change-me-change-me-change-me"],
    ["SECRET_KEY", "a".repeat(64)],
    ["SECRET_KEY", "0123456789abcdef".repeat(2)],
    ["SECRET_KEY", "5f0c1c2b9a7e4d33".repeat(2)],
    ["SECRET_KEY", "abcdefghijklmnopqrstuvwxyz0123456789"],
    ["SESSION_HOURS", "0"],
    ["LOG_LEVEL", "loud"],
    ["TRUST_PROXY", "everyone"],
    ["TRUST_PROXY", "10.0.0.1, 0.0.0.0/0"],
    ["TRUST_PROXY", "::/0"],
    ["EGRESS_ALLOW", "https://sso.internal"],
    ["EGRESS_ALLOW", "10.0.0.0/33"],
    ["API_BASE", "prod"],
    ["API_BASE", "/prod/"],
  ])("%s=%s", (name, value) => {
    const attempt = () => read({ [name]: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(new RegExp(`^${name} [^\\n]+[.]$`));
    if (value.length > 5) expect(attempt).not.toThrow(value);
  });
});

test("a migrating role without an application's role is refused", () => {
  expect(() => read({ MIGRATION_DATABASE_URL: url })).toThrow(/DATABASE_URL must be set too/);
});

test.each<Record<string, string>>([
  { SMTP_URL: "smtps://mail.acme.co.za" },
  { DATABASE_URL: "postgres://app:secret@db.acme.co.za/baton" },
  { DATABASE_URL: "postgres:///baton?host=10.0.0.5" },
  { NODE_ENV: "production" },
])("a test clock is refused beside real mail or remote databases: %j", (beside) => {
  expect(() => read({ CLOCK_FILE: "now.txt", ...beside })).toThrow(/^CLOCK_FILE /);
  const here = { CLOCK_FILE: "now.txt", DATABASE_URL: "postgres://app:secret@localhost/baton" };
  expect(read(here).clockFile).toBe("now.txt");
});

describe("in production", () => {
  const safe = {
    NODE_ENV: "production",
    DATABASE_URL: `${url}?sslmode=verify-full`,
    PUBLIC_URL: "https://hr.acme.co.za",
  };

  test("a server with safe settings starts", () => {
    expect(read(safe)).toMatchObject({ isProduction: true, secretKey: key });
    expect(read({ ...safe, DATABASE_URL: "postgres:///baton?host=/run/postgresql" })).toBeTruthy();
    expect(read({ ...safe, DATABASE_URL: `${url}?sslmode=disable` })).toBeTruthy();
    expect(read({ ...safe, PUBLIC_URL: "http://localhost:3000" })).toBeTruthy();
    expect(readConfig({ DATA_DIR: dataDir, NODE_ENV: "production" }).secretKey).toHaveLength(64);
  });

  test.each<[string, Record<string, string>]>([
    ["SECRET_KEY", { SECRET_KEY: "" }],
    ["PUBLIC_URL", { PUBLIC_URL: "http://hr.acme.co.za" }],
    ["LOG_LEVEL", { LOG_LEVEL: "trace" }],
    ["CONFIRM_EMAIL", { CONFIRM_EMAIL: "false", SMTP_URL: "smtps://mail.acme.co.za" }],
    ["DATABASE_URL", { DATABASE_URL: url }],
    ["DATABASE_URL", { DATABASE_URL: "postgres:///baton?host=10.0.0.5" }],
    ["MIGRATION_DATABASE_URL", { MIGRATION_DATABASE_URL: url }],
    ["LISTEN_URL", { LISTEN_URL: url }],
  ])("a slip of %s is refused: %j", (name, slip) => {
    const attempt = () => read({ ...safe, ...slip });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(new RegExp(`^${name} [^\\n]+[.]$`));
    expect(read({ ...safe, ...slip, NODE_ENV: "development" })).toBeTruthy();
  });
});

test("the generated key is reused and readable only by its owner", () => {
  const first = readConfig({ DATA_DIR: dataDir }).secretKey;
  expect(readConfig({ DATA_DIR: dataDir }).secretKey).toBe(first);
  const file = path.join(dataDir, "secret-key");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8").trim()).toBe(first);
});

test("a kept key that was emptied stops the start", () => {
  writeFileSync(path.join(dataDir, "secret-key"), "");
  expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(/^DATA_DIR cannot keep a secret key/);
});
