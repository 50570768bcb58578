import type { CDPSession, Page } from "@playwright/test";
import { problemsInEveryAppearance } from "./appearances.ts";
import { openAs, password } from "./company.ts";
import { expect, test } from "./journey.ts";
import { journeysAt } from "./own-server.ts";
import { launchServer } from "./start-server.ts";

// Passkeys belong to a name; the other journeys' server has an IP address.
let server: Awaited<ReturnType<typeof launchServer>>;
test.beforeAll(async () => {
  server = await launchServer({}, [], "localhost");
});
test.afterAll(() => server.stop());

const there = journeysAt(() => server.baseUrl);

interface Authenticator {
  verifies: boolean;
  transport?: "internal" | "usb";
}

async function newAuthenticator(
  devtools: CDPSession,
  { verifies, transport = "internal" }: Authenticator,
) {
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: verifies,
      isUserVerified: verifies,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

async function devtoolsOf(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  return devtools;
}

/** Whether a finger is on it: the page's offer at the email field is answered at once. */
const touch = (devtools: CDPSession, authenticatorId: string, enabled: boolean) =>
  devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });

/** Whether the browser offers passkeys at the email field from the next page on; some browsers never do. */
async function offerAtField(page: Page, does: boolean) {
  await page.addInitScript(() => {
    if (window.name === "no offer")
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.evaluate(
    (name) => {
      window.name = name;
    },
    does ? "" : "no offer",
  );
}

const settings = "/settings?section=sessions";

async function addPasskey(page: Page, name: string) {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue(/Chrome/);
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  expect(await problemsInEveryAppearance(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Continue" }).click();
  return dialog;
}

there("a passkey is added, signs in, confirms, and is removed", async ({ desk, company }) => {
  const devtools = await devtoolsOf(desk);
  const first = await newAuthenticator(devtools, { verifies: true });
  await openAs(desk, company.owner, settings);
  await addPasskey(desk, "Laptop");
  const codes = desk.getByRole("dialog", { name: "Your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await expect(desk.getByRole("heading", { name: "Laptop" })).toBeVisible();

  await addPasskey(desk, "Again");
  await expect(desk.getByText("This device already has a passkey")).toBeVisible();
  await desk.keyboard.press("Escape");
  await touch(devtools, first, false);
  const second = await newAuthenticator(devtools, { verifies: true, transport: "usb" });
  await addPasskey(desk, "Key ring");
  await expect(desk.getByRole("heading", { name: "Key ring" })).toBeVisible();
  await devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: second });

  await desk.evaluate(() => localStorage.clear());
  await touch(devtools, first, true);
  await offerAtField(desk, false);
  await desk.goto("/signin");
  await desk.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(desk).toHaveURL(/\/superadmin\/dashboard$/);

  await offerAtField(desk, true);
  await desk.evaluate(() => localStorage.clear());
  await desk.goto("/signin");
  await expect(desk).toHaveURL(/\/superadmin\/dashboard$/);

  await touch(devtools, first, false);
  await desk.evaluate(() => localStorage.clear());
  await desk.goto("/signin");
  await desk.getByRole("textbox", { name: "Email", exact: true }).fill(company.owner.email);
  await desk.getByLabel("Password", { exact: true }).fill(password);
  await desk.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(desk).toHaveURL(/\/superadmin\/dashboard$/);
  await touch(devtools, first, true);
  await desk.goto(settings);
  await desk.getByRole("button", { name: "Remove Key ring" }).click();
  await desk.getByRole("button", { name: "Remove the passkey" }).click();
  const question = desk.getByRole("dialog", { name: "Please confirm that it is you" });
  await question.getByRole("button", { name: "Confirm with your passkey" }).click();
  await expect(desk.getByText("Your passkey has been removed")).toBeVisible();
  await expect(desk.getByRole("heading", { name: "Key ring" })).toBeHidden();

  await desk.getByRole("button", { name: "Rename Laptop" }).click();
  const renaming = desk.getByRole("dialog", { name: "Rename your passkey" });
  await expect(renaming).toBeVisible();
  expect(await problemsInEveryAppearance(desk)).toEqual([]);
  await renaming.getByRole("textbox", { name: "Name" }).fill("Desk");
  await renaming.getByRole("button", { name: "Save" }).click();
  await expect(desk.getByRole("heading", { name: "Desk", exact: true })).toBeVisible();
});

there("an authenticator without user verification adds no passkey", async ({ desk, company }) => {
  const devtools = await devtoolsOf(desk);
  await newAuthenticator(devtools, { verifies: false });
  await openAs(desk, company.owner, settings);
  const dialog = await addPasskey(desk, "Key ring");
  await expect(dialog.getByRole("button", { name: "Continue" })).toBeEnabled();
  await expect(desk.getByRole("heading", { name: "Key ring" })).toBeHidden();
});
