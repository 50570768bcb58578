import { type APIRequestContext, request } from "@playwright/test";
import { TOTP } from "otpauth";
import { api, type Person } from "../company.ts";
import { endConfirmation } from "../copied-company.ts";
import { startServer } from "../start-server.ts";
import { signInToDemo } from "./demo.ts";

/** Starts the server with the demonstration company, which has data for every dialog. Passes on its people as DEMO. */
export default async function startDemo() {
  const stop = await startServer(["--demo"]);
  const client = await request.newContext({ baseURL: process.env.BASE_URL ?? "" });
  const people = await signInToDemo(client);
  const { token } = people.owner;
  const locked = { from: "2026-01-01", to: "2026-01-31" };
  await api(client, "POST", "secure/leave/payroll-periods", { token, body: locked });
  const key = { name: "Payroll sync", scopes: ["people.read"], addresses: [], days: 90 };
  await api(client, "POST", "secure/keys", { token, body: key });
  const hook = {
    ...{ name: "Calendar sync", address: "https://hooks.example.com/baton" },
    types: ["leave.approved"],
  };
  await api(client, "POST", "secure/hooks", { token, body: hook });
  await setUpApp(client, people.onLeave);
  await endConfirmation(people.unconfirmed);
  await client.dispose();
  process.env.DEMO = JSON.stringify(people);
  return stop;
}

async function setUpApp(client: APIRequestContext, { token }: Person): Promise<void> {
  const { secret } = await api<{ secret: string }>(client, "POST", "secure/auth/app", { token });
  const body = { code: new TOTP({ secret }).generate() };
  await api(client, "POST", "secure/auth/app/confirm", { token, body });
}
