import { setTimeout as sleep } from "node:timers/promises";
import { isPassword } from "#server/modules/auth/passwords.ts";
import { startBareList } from "./bare-list.ts";
import { ownCpuUs } from "./cpu.ts";
import { type Cost, medianCosts } from "./load.ts";
import type { Report } from "./report.ts";
import { password, startWorld } from "./world.ts";

const rounds = 3;
const seconds = 3;

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

async function benchList(world: World, report: Report): Promise<void> {
  const headers = { authorization: `Bearer ${world.owner.token}` };
  const url = `${world.url}/prod/secure/employee/all?pageSize=50`;
  world.statements.length = 0;
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
  await sleep(50);
  // The first statement is the session's; the others are the list's.
  const bare = await startBareList(world.appUrl, world.owner.tenantId, world.statements.slice(1));
  const health = { name: "an empty answer", url: `${world.url}/health` };
  const costs = await medianCosts(
    [{ name: "bare", url: bare.url }, { name: "ours", url, headers }, health],
    { rounds, seconds, postmasterPid: world.postmasterPid },
  );
  await bare.stop();

  const total = ({ serverUs, postgresUs }: Cost) => serverUs + postgresUs;
  const [ours, base] = [costs.get("ours"), costs.get("bare")];
  if (!ours || !base) throw new Error("A list was not measured.");
  report.ratio(
    "list of 50: CPU against bare Fastify with the same statements",
    total(ours) / total(base),
    "listAgainstBare",
  );
  report.detail("  of it in the server", ours.serverUs / base.serverUs);
  report.detail("  of it in Postgres", ours.postgresUs / base.postgresUs);
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
    { rounds, seconds, postmasterPid: world.postmasterPid },
  );
  const { passwordHash } = await world.services.database.readTenant(owner.tenantId, (tx) =>
    tx
      .selectFrom("accounts")
      .where("tenantId", "=", tx.tenantId)
      .select("passwordHash")
      .executeTakeFirstOrThrow(),
  );
  const hashes = 100;
  const before = ownCpuUs();
  for (let i = 0; i < hashes; i++) await isPassword(passwordHash, password);
  const hashUs = (ownCpuUs() - before) / hashes;
  const cost = costs.get("sign-in");
  if (!cost) throw new Error("Sign-in was not measured.");
  report.ratio(
    "sign-in: CPU against the bare hash",
    (cost.serverUs + cost.postgresUs) / hashUs,
    "signInAgainstHash",
  );
}
