import { problemsInEveryAppearance } from "./appearances.ts";
import { newDomain, openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { startNameServer } from "./name-server.ts";
import { journeysAt } from "./own-server.ts";
import { field, press } from "./screen.ts";
import { launchServer } from "./start-server.ts";

let dns: Awaited<ReturnType<typeof startNameServer>>;
let server: Awaited<ReturnType<typeof launchServer>>;
test.beforeAll(async () => {
  dns = await startNameServer();
  server = await launchServer({ DNS_SERVERS: dns.address });
});
test.afterAll(async () => {
  await server.stop();
  await dns.stop();
});

const there = journeysAt(() => server.baseUrl, {
  permissions: ["clipboard-read", "clipboard-write"],
});

there(
  "a super administrator proves a domain by its DNS record",
  async ({ desk: page, company }) => {
    const domain = newDomain();
    await openAs(
      page,
      company.owner,
      "/superadmin/tenant-settings?section=configuration&tab=security",
    );

    await expect(page.getByText("No domain is proven yet. Add one to begin.")).toBeVisible();
    await press(page, "Add a domain");
    const dialog = page.getByRole("dialog", { name: "Add a domain" });
    await field(dialog, "Domain").fill("gmail.com");
    await field(dialog, "Domain").press("Enter");
    await expect(dialog).toContainText("belongs to a public mail provider");
    await field(dialog, "Domain").fill(`${domain.toUpperCase()}.`);
    await field(dialog, "Domain").press("Enter");
    await expect(page.getByRole("heading", { name: domain })).toBeVisible();
    expect(await problemsInEveryAppearance(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });

    await press(page, `Check now: ${domain}`);
    const item = page.getByRole("listitem").filter({ hasText: domain });
    await expect(item).toContainText("No record was found.");
    const copied = async (button: string) => {
      await press(page, button);
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const name = await copied("Copy the name");
    expect(name).toBe(`_baton-hr.${domain}`);
    dns.texts.set(name, await copied("Copy the value"));
    await press(page, `Check now: ${domain}`);
    await expect(item).toContainText(/Proven since .* The record was last seen /);
    await expect(page.getByText("The domain is proven.", { exact: true })).toBeVisible();
    expect(await problemsInEveryAppearance(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });

    await press(page, `Remove ${domain}`);
    await press(page.getByRole("alertdialog"), "Remove the domain");
    await expect(page.getByText("No domain is proven yet. Add one to begin.")).toBeVisible();
  },
);
