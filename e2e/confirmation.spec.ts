import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { problemsInEveryAppearance } from "./appearances.ts";
import { openAs } from "./company.ts";
import { expect, test } from "./journey.ts";
import { journeysAt } from "./own-server.ts";
import { choose, field, press } from "./screen.ts";
import { newDepartment, newPosition } from "./staff.ts";
import { launchServer } from "./start-server.ts";

// Only a server with a real mail server asks for confirmed addresses.
const mails: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      mails.push(Buffer.concat(chunks).toString());
      done();
    });
  },
});
let server: Awaited<ReturnType<typeof launchServer>>;
test.beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, "127.0.0.1", resolve));
  const address = mailServer.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  server = await launchServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
test.afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
});

/** The mails to an address, oldest first. */
async function mailsTo(email: string) {
  const all = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
  return all.filter(({ to }) => to?.some(({ address }) => address === email));
}

async function linkTo(email: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0);
  const text = (await mailsTo(email)).at(-1)?.text ?? "";
  return /https?:\/\/\S+\/confirm-email#\S+/.exec(text)?.[0] ?? "";
}

const there = journeysAt(() => server.baseUrl);

const banner = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Please confirm your email address" });

there(
  "an owner is asked to confirm their address, cannot invite before, and the invitation leaves once they followed the link elsewhere",
  async ({ desk, company, at, browser }) => {
    const { owner, domain } = company;
    const kitchen = await newDepartment(at, company, "Kitchen");
    await newPosition(at, company, kitchen, "Cook");
    await openAs(desk, owner, "/superadmin/user-management");
    await expect(banner(desk)).toContainText(owner.email);
    await press(desk, "Add User");

    const dialog = desk.getByRole("dialog", { name: "Add New User" });
    await field(dialog, "First Name").fill("Lerato");
    await field(dialog, "Last Name").fill("Dlamini");
    await dialog.getByRole("textbox", { name: "Email" }).fill("lerato");
    await choose(desk, "Position", "Cook Kitchen", dialog);
    await press(dialog, "Add User");
    await expect(dialog.getByText("Please confirm your email address first")).toBeVisible();
    await expect(field(dialog, "First Name")).toHaveValue("Lerato");

    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(await linkTo(owner.email));
    await expect(
      elsewhere.getByRole("heading", { name: "Your address is confirmed" }),
    ).toBeVisible();
    await elsewhere.context().close();
    await press(dialog, "Add User");
    await expect(dialog.getByText("Please confirm your email address first")).toBeHidden();
    await expect
      .poll(async () => (await mailsTo(`lerato@${domain}`)).map(({ subject }) => subject))
      .toEqual(["You have been invited to Baton HR"]);
    await desk.goto("/superadmin/user-management");
    await expect(desk.getByRole("button", { name: /^Account of/ })).toBeVisible();
    await expect(banner(desk)).toBeHidden();
  },
);

there(
  "the link is sent again on request, at most once a minute, and the banner is readable in every appearance",
  async ({ desk, company: { owner } }) => {
    await openAs(desk, owner, "/superadmin/dashboard");
    await expect(banner(desk)).toBeVisible();
    expect(await problemsInEveryAppearance(desk)).toEqual([]);
    await press(desk, "Send again");
    await expect(desk.getByText("We have already sent you a link")).toBeVisible();
    expect(await mailsTo(owner.email)).toHaveLength(1);
  },
);

there(
  "a link works once; after that, and for one that never did, the page says what to do",
  async ({ desk, company: { owner } }) => {
    const link = await linkTo(owner.email);
    const bad = desk.getByRole("heading", { name: "This link does not work" });
    await desk.goto(link);
    await expect(desk.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
    expect(await problemsInEveryAppearance(desk)).toEqual([]);
    await desk.reload();
    await expect(bad).toBeVisible();
    await expect(
      desk.getByText("a message at the top of the page sends you a new link"),
    ).toBeVisible();
    await expect(desk.getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await problemsInEveryAppearance(desk)).toEqual([]);
    await desk.goto(`${server.baseUrl}/confirm-email`);
    await expect(bad).toBeVisible();
  },
);
