import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { api } from "#contract/index.ts";
import { responseWriter } from "#server/http/output.ts";
import { isPassword } from "#server/modules/auth/passwords.ts";
import { startBareList } from "./bare-list.ts";
import { ownCpuUs } from "./cpu.ts";
import { atOnce, type Cost, medianCosts } from "./load.ts";
import type { Report } from "./report.ts";
import { password, startWorld } from "./world.ts";

const rounds = 3;

export async function benchApi(report: Report): Promise<void> {
  const world = await startWorld(400);
  try {
    await benchList(world, report);
    await benchSignIn(world, report);
  } finally {
    await world.stop();
  }
}

type World = Awaited<ReturnType<typeof startWorld>>;

/** Sent by every server of its own accord. */
const ownHeaders = ["connection", "content-length", "date", "keep-alive", "transfer-encoding"];

async function answerFrom(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const sent = [...answer.headers].filter(([name]) => !ownHeaders.includes(name));
  return { headers: Object.fromEntries(sent), text: await answer.text() };
}

async function benchList(world: World, report: Report): Promise<void> {
  const headers = { authorization: `Bearer ${world.owner.token}` };
  const url = `${world.url}/prod/secure/employee/all?pageSize=50`;
  world.statements.length = 0;
  const { headers: sent, text } = await answerFrom(url, headers);
  await sleep(50);
  const items = JSON.parse(text);
  const writePage = responseWriter(api.employees.all, false);
  const bare = await startBareList({
    appUrl: world.appUrl,
    tenantId: world.owner.tenantId,
    statements: world.statements,
    observed: {
      headers: sent,
      items,
      write: async (list) => (await writePage({ items: list, total: items.length })).payload,
    },
  });
  const layers = [
    { name: "bare", url: `${bare.url}/list` },
    { name: "a transaction of its tenant", url: `${bare.url}/tenant` },
    { name: "its session", url: `${bare.url}/session` },
    { name: "ours", url, headers },
  ];
  for (const layer of layers.slice(0, -1))
    assert.deepEqual(await answerFrom(layer.url), { headers: sent, text });
  const costs = await medianCosts(
    [...layers, { name: "an empty answer", url: `${world.url}/health` }],
    { rounds, requests: 2_000, postmasterPid: world.postmasterPid },
  );
  await bare.stop();
  reportList(costs, layers, report);
}

function reportList(
  costs: Map<string, Cost>,
  layers: readonly { name: string }[],
  report: Report,
): void {
  const costOf = (name: string) => costs.get(name) ?? { serverUs: Number.NaN, postgresUs: 0 };
  const total = ({ serverUs, postgresUs }: Cost) => serverUs + postgresUs;
  const [ours, base] = [costOf("ours"), costOf("bare")];
  report.ratio(
    "list of 50: the server's CPU against bare Fastify sending the same",
    ours.serverUs / base.serverUs,
    "listAgainstBare",
  );
  report.detail("  with Postgres", total(ours) / total(base));
  report.detail("  bare, in ms", base.serverUs / 1000);
  for (const [index, { name }] of layers.entries()) {
    const under = layers[index - 1];
    if (!under) continue;
    const added = costOf(name).serverUs - costOf(under.name).serverUs;
    report.detail(`  added by ${name === "ours" ? "all the rest" : name}, in ms`, added / 1000);
  }
  report.detail("  an empty answer, in ms", costOf("an empty answer").serverUs / 1000);
}

async function benchSignIn(world: World, report: Report): Promise<void> {
  const { owner } = world;
  const costs = await medianCosts(
    [
      {
        name: "sign-in",
        url: `${world.url}/prod/api/auth/login`,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: owner.email, password }),
      },
    ],
    { rounds, requests: 200, postmasterPid: world.postmasterPid },
  );
  const { passwordHash } = await world.services.database.readTenant(owner.tenantId, (tx) =>
    tx
      .selectFrom("accounts")
      .where("tenantId", "=", tx.tenantId)
      .select("passwordHash")
      .executeTakeFirstOrThrow(),
  );
  const hashes = 160;
  const before = ownCpuUs();
  // As many at once as the sign-ins: hashes share the memory's bandwidth.
  for (let i = 0; i < hashes; i += atOnce)
    await Promise.all(Array.from({ length: atOnce }, () => isPassword(passwordHash, password)));
  const hashUs = (ownCpuUs() - before) / hashes;
  const cost = costs.get("sign-in");
  if (!cost) throw new Error("Sign-in was not measured.");
  report.ratio(
    "sign-in: CPU against the bare hash",
    (cost.serverUs + cost.postgresUs) / hashUs,
    "signInAgainstHash",
  );
  report.detail("  of it in Postgres", cost.postgresUs / hashUs);
}
