import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { StartError } from "#server/start-error.ts";
import { checkDatabase } from "./database-check.ts";
import { migrate, migrationsDir } from "./migration.ts";
import { readMigrations } from "./migration-files.ts";
import { statementsOf } from "./sql-statements.ts";

let dir: string;
let database: string;
let clients: pg.Client[];
let supervisor: pg.Client;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "baton-migrations-"));
  database = `migrate_${randomUUID().slice(0, 8)}`;
  clients = [];
  supervisor = await connect(inject("supervisorUrl"));
  await supervisor.query(`create database ${database} owner baton_owner`);
});
afterEach(async () => {
  for (const client of clients.slice(1)) await client.end();
  await supervisor.query(`drop database ${database} with (force)`);
  await supervisor.end();
  await rm(dir, { recursive: true });
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  clients.push(client);
  return client;
}
const urlOf = (role: "ownerUrl" | "appUrl") => inject(role).replace(/\/\w+$/, `/${database}`);
const newOwner = () => connect(urlOf("ownerUrl"));
const run = () => migrate({ ownerUrl: urlOf("ownerUrl"), dir });
const write = (files: Record<string, string>) =>
  Promise.all(Object.entries(files).map(([name, sql]) => writeFile(path.join(dir, name), sql)));
const relations = async (client: pg.Client) =>
  (
    await client.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relname not like 'schema_migration%' order by 1",
    )
  ).rows.map(({ relname }) => relname);

const people = "create table people (id int);";
const teams = "create table teams (id int);";

test("files are applied in order, each once", async () => {
  await write({
    "0002_teams.sql": "create table teams as select * from people;",
    "0001_people.sql": people,
  });
  const owner = await newOwner();
  expect(await run()).toEqual(["0001_people.sql", "0002_teams.sql"]);
  expect(await run()).toEqual([]);
  await write({ "0003_more.sql": "create table more (id int);" });
  expect(await run()).toEqual(["0003_more.sql"]);
  expect(await relations(owner)).toEqual(["more", "people", "teams"]);
});

test("servers that start together apply every file once between them", async () => {
  await write({ "0001_people.sql": `${people} select pg_sleep(0.2);`, "0002_teams.sql": teams });
  const ran = await Promise.all([run(), run(), run(), run()]);
  expect(ran.flat()).toEqual(["0001_people.sql", "0002_teams.sql"]);
});

test("a failed migration is undone without the ones before it", async () => {
  await write({ "0001_people.sql": people, "0002_teams.sql": `${teams} select 1 / 0;` });
  const owner = await newOwner();
  await expect(run()).rejects.toThrow("migration 0002_teams.sql: division by zero");
  expect(await relations(owner)).toEqual(["people"]);
  await write({ "0002_teams.sql": teams });
  expect(await run()).toEqual(["0002_teams.sql"]);
});

test.each<[string, Record<string, string>, string]>([
  ["changed", { "0001_people.sql": `${people} -- and more` }, "0001_people.sql was changed after"],
  [
    "sorted before",
    { "0000_early.sql": "select 1" },
    "0000_early.sql sorts before 0001_people.sql",
  ],
  ["misnamed", { "people.sql": "select 1" }, "people.sql is not named like"],
  ["numbered twice", { "0001_teams.sql": teams }, "0001_teams.sql has a number that another has"],
])("a history that was %s is refused, and nothing is applied", async (_, files, sentence) => {
  await write({ "0001_people.sql": people });
  const owner = await newOwner();
  await run();
  await write({ ...files, "0009_late.sql": "create table late (id int)" });
  await expect(run()).rejects.toThrow(sentence);
  expect(await relations(owner)).toEqual(["people"]);
});

test("a migration that this version does not know is refused", async () => {
  await write({ "0001_people.sql": people, "0002_teams.sql": teams });
  await run();
  await rm(path.join(dir, "0002_teams.sql"));
  await expect(run()).rejects.toThrow("0002_teams.sql was applied, but");
});

test("the line endings of another system are not a change", async () => {
  await write({ "0001_people.sql": "create table people\n(id int);\n" });
  await run();
  await write({ "0001_people.sql": "create table people\r\n(id int);\r\n" });
  expect(await run()).toEqual([]);
});

test("a database from before 1.0 is refused and left unchanged", async () => {
  await write({ "0001_people.sql": people, "0002_teams.sql": teams });
  const owner = await newOwner();
  await run();
  const journal = async () => (await owner.query("select * from schema_migration")).rows;
  const before = await journal();
  await rm(path.join(dir, "0002_teams.sql"));
  await write({ "0003_teams.sql": "create table more (id int);" });
  const sentence =
    /^The database was made by a version before 1\.0 .*: set DATA_DIR to an empty folder, or [A-Z_ and]+ to an empty database\.$/;
  for (const refused of [run, () => checkDatabase(urlOf("appUrl"), dir)]) {
    const error = await refused().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(StartError);
    expect(error).toHaveProperty("message", expect.stringMatching(sentence));
  }
  expect(await relations(owner)).toEqual(["people", "teams"]);
  expect(await journal()).toEqual(before);
});

test.each([
  [
    "no column is added together with a rule",
    /\badd column\b(?:[^,(]|\([^)]*\))*?\b(?:check|references|unique|primary key)\b/i,
  ],
  [
    "no rule is added together with anything else",
    /^alter table\b.*(?:,\s*add constraint\b|\badd constraint\b.*,\s*(?:add|alter|drop)\b)/is,
  ],
])("%s, which a sharded database refuses", async (_, refused) => {
  const statements = (await readMigrations(migrationsDir)).flatMap(({ name, sql }) =>
    statementsOf(sql).map((text) => ({ name, text })),
  );
  expect(statements.filter(({ text }) => refused.test(text))).toEqual([]);
});

test("an index is built during normal operation", async () => {
  await write({
    "0001_people.sql": people,
    "0002_index.sql": "-- no-transaction\ncreate index concurrently people_by_id on people (id);",
  });
  const ran = await Promise.all([run(), run()]);
  expect(ran.flat()).toEqual(["0001_people.sql", "0002_index.sql"]);
  expect(await relations(await newOwner())).toEqual(["people", "people_by_id"]);
});

test("a migration waits for a table in use without blocking others", async () => {
  await write({ "0001_people.sql": people });
  const [reader, other] = [await newOwner(), await newOwner()];
  await run();
  await reader.query("begin; select * from people");
  await write({ "0002_name.sql": "alter table people add name text;" });

  const migrated = migrate({ ownerUrl: urlOf("ownerUrl"), dir, lockTimeoutMs: 50 });
  const waiting = async () =>
    (
      await other.query(
        "select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())",
      )
    ).rowCount;
  await expect.poll(waiting, { timeout: 60_000, interval: 5 }).toBe(1);
  await other.query("set statement_timeout = 2000; select * from people");
  await reader.query("commit");
  expect(await migrated).toEqual(["0002_name.sql"]);
});

test("the server requires an up-to-date database and a role under row security", async () => {
  await write({ "0001_people.sql": people });
  await supervisor.query(`grant connect on database ${database} to baton_app`);
  const check = (role: "ownerUrl" | "appUrl") => checkDatabase(urlOf(role), dir);
  await expect(check("appUrl")).rejects.toThrow("lacks 1 migrations, from 0001_people.sql on");
  await run();
  await check("appUrl");
  await expect(check("ownerUrl")).rejects.toThrow("a role that row security does not bind");
  await expect(checkDatabase(inject("supervisorUrl"), dir)).rejects.toThrow(StartError);
  await expect(checkDatabase("postgres://a:b@127.0.0.1:1/c", dir)).rejects.toThrow(StartError);
});
