import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createSealing } from "#server/sealed/sealing.ts";
import { startOwnDatabase } from "#server/test/own-database.ts";

const script = path.join(import.meta.dirname, "../../scripts/reseal.ts");
const run = promisify(execFile);

const { owner, ownerUrl, stop } = await startOwnDatabase({ poolSize: 1 });
afterAll(stop);
const dataDir = await mkdtemp(path.join(tmpdir(), "baton-reseal-"));
afterAll(() => rm(dataDir, { recursive: true }));

await owner.query(`create table diaries (
  tenant_id uuid not null, id bigint not null, title_sealed text not null, body_sealed text,
  primary key (tenant_id, id))`);
beforeEach(() => owner.query("delete from diaries"));

const formerKey = "5f0c1c2b9a7e4d3388a1b2c3d4e5f607";
const presentKey = "c4a8d1907be2f6355d0e9b72a1f4c688";
const lostKey = "0be7f2c1d94a6358c2e15a7f90b3d846";

const resealed = (keys: Record<string, string>) =>
  run(process.execPath, [script], {
    env: { DATA_DIR: dataDir, DATABASE_URL: ownerUrl, SECRET_KEY: presentKey, ...keys },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code, text: String(stderr) }),
  );
const asOwner = { MIGRATION_DATABASE_URL: ownerUrl };

const tenantId = randomUUID();
const placeOf = (column: string, id: number) => ({
  tenantId,
  table: "diaries",
  column,
  id: String(id),
});

async function write(id: number, secretKey: string, body: string | null): Promise<void> {
  const { seal } = createSealing(secretKey);
  await owner.query("insert into diaries values ($1, $2, $3, $4)", [
    tenantId,
    id,
    seal(`title ${id}`, placeOf("title_sealed", id)),
    body === null ? null : seal(body, placeOf("body_sealed", id)),
  ]);
}

test("sealing again leaves every text to the present key", async () => {
  await write(1, formerKey, "one");
  await write(2, presentKey, null);
  await write(3, formerKey, "three");
  const keys = { ...asOwner, SECRET_KEY_BEFORE: formerKey };
  expect(await resealed(keys)).toEqual({ code: 0, text: "4 texts sealed with the present key.\n" });

  const { open } = createSealing(presentKey);
  const { rows } = await owner.query("select * from diaries order by id");
  expect(
    rows.map(({ id, title_sealed, body_sealed }) => [
      open(title_sealed, placeOf("title_sealed", id)),
      body_sealed && open(body_sealed, placeOf("body_sealed", id)),
    ]),
  ).toEqual([
    ["title 1", "one"],
    ["title 2", null],
    ["title 3", "three"],
  ]);
  expect((await resealed(asOwner)).text).toBe("0 texts sealed with the present key.\n");
});

test("a text of a lost key stops the command and stays", async () => {
  await write(1, lostKey, null);
  const before = await owner.query("select title_sealed from diaries");
  const { code, text } = await resealed({ ...asOwner, SECRET_KEY_BEFORE: formerKey });
  expect([code, text]).toEqual([1, expect.stringContaining("diaries.title_sealed")]);
  expect((await owner.query("select title_sealed from diaries")).rows).toEqual(before.rows);
});

test("the command asks for the tables' owner", async () => {
  const { code, text } = await resealed({});
  expect([code, text]).toEqual([1, expect.stringContaining("MIGRATION_DATABASE_URL")]);
});
