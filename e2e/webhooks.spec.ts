import { createHmac } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import path from "node:path";
import { problemsInEveryAppearance } from "./appearances.ts";
import { openAs } from "./company.ts";
import { expect } from "./journey.ts";
import { journeysAt } from "./own-server.ts";
import { field, press } from "./screen.ts";
import { providerSettings } from "./sign-in-provider.ts";
import { freePort, launchServer } from "./start-server.ts";

const certificateOf = (name: string) =>
  readFileSync(path.join(path.dirname(import.meta.dirname), "server/test/certificate", name));

interface Received {
  headers: Record<string, unknown>;
  body: string;
}

let server: Awaited<ReturnType<typeof launchServer>>;
let address = "";
let status = 204;
const received: Received[] = [];
const receiver = createServer(
  { cert: certificateOf("certificate.pem"), key: certificateOf("key.pem") },
  async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    received.push({ headers: request.headers, body });
    response.writeHead(status).end("Out of order");
  },
);

const test = journeysAt(() => server.baseUrl, {
  permissions: ["clipboard-read", "clipboard-write"],
});
test.beforeAll(async () => {
  const port = await freePort();
  receiver.listen(port, "127.0.0.1");
  await once(receiver, "listening");
  address = `https://localhost:${port}/baton`;
  server = await launchServer(providerSettings);
});
test.afterAll(async () => {
  receiver.close();
  await server.stop();
});

function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const expected = createHmac("sha256", key).update(content).digest("base64");
  return headers["webhook-signature"] === `v1,${expected}`;
}

test("a webhook is made, tested, told of a change, sent again and removed", async ({
  company: { owner },
  desk: page,
  at,
}) => {
  const looksRight = async () => {
    expect(await problemsInEveryAppearance(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await openAs(page, owner, "/superadmin/tenant-settings?section=configuration&tab=integrations");
  const none = page.getByText("No other system is told of changes.");
  await expect(none).toBeVisible();
  await press(page, "Make a webhook");
  const form = page.getByRole("dialog", { name: "Make a webhook" });
  await field(form, "Name").fill("Calendar sync");
  await field(form, "Address").fill(address);
  await form.getByRole("checkbox", { name: "People", exact: true }).check();
  await looksRight();
  await press(form, "Make the Webhook");
  const shown = page.getByRole("dialog", { name: "The secret of Calendar sync" });
  await looksRight();
  await press(shown, "Copy the secret");
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await press(shown, "I Have Stored It");
  await looksRight();

  await page.getByRole("link", { name: "Deliveries of Calendar sync" }).click();
  await press(page, "Send a test");
  const row = (text: string) => page.getByRole("row").filter({ hasText: text });
  await expect(row("Test")).toContainText("Delivered");
  expect(JSON.parse(received[0]?.body ?? "").type).toBe("test");
  expect(received[0] && isSigned(received[0], secret)).toBe(true);

  status = 500;
  const changed = await at.put(`/prod/secure/employee/${owner.id}`, {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { name: "Lindiwe" },
  });
  expect(changed.status()).toBe(200);
  await expect(row("A person's record changed")).toContainText("Out of order", { timeout: 30_000 });
  await looksRight();
  status = 204;
  await press(page, "Actions for A person's record changed");
  await page.getByRole("menuitem", { name: "Send again" }).click();
  await expect(row("Sent again")).toContainText("Delivered", { timeout: 30_000 });
  expect(new Set(received.slice(1).map(({ headers }) => headers["webhook-id"])).size).toBe(1);

  await page.getByRole("link", { name: "Integrations", exact: true }).click();
  await press(page, "Remove Calendar sync");
  await press(page.getByRole("alertdialog"), "Remove the webhook");
  await expect(none).toBeVisible();
});
