import { request } from "@playwright/test";
import { api } from "../company.ts";
import { launchServer } from "../start-server.ts";
import { type Demo, signInToDemo } from "./demo.ts";

/** Starts a server with the demonstration company, in which there is something to open every dialog about, and passes on who goes through it: DEMO. */
export default async function startDemo() {
  const { baseUrl, stop } = await launchServer({}, ["--demo"]);
  const client = await request.newContext({ baseURL: baseUrl });
  const people = await signInToDemo(client);
  const { token } = people.owner;
  const locked = { from: "2026-01-01", to: "2026-01-31" };
  await api(client, "POST", "secure/leave/payroll-periods", { token, body: locked });
  await client.dispose();
  process.env.DEMO = JSON.stringify({ baseUrl, people } satisfies Demo);
  return stop;
}
