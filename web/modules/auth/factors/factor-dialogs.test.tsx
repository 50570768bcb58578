import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { tellConfirmed } from "../departure.ts";
import { AddAppDialog } from "./add-app-dialog.tsx";
import { ConfirmationDialog } from "./confirmation-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

const secret = "JBSWY3DPEHPK3PXP";
const appSecret = { secret, uri: `otpauth://totp/Baton%20HR?secret=${secret}` };
const wrongCode = reply(403, {
  code: "wrong_code",
  message: "This code is not right, or was used before.",
  fields: { code: "This code is not right, or was used before." },
});
const done = { ok: true } as const;

test("the dialog for an app names its picture, key and field", async () => {
  serve({ "auth.startApp": () => appSecret });
  renderPage(<AddAppDialog isOpen onClose={vi.fn()} onDone={vi.fn()} />);
  const dialog = await screen.findByRole("dialog", { name: "Set up an authenticator app" });
  await within(dialog).findByRole("img", { name: "QR code for your authenticator app" });
  expect(within(dialog).getByText("JBSW Y3DP EHPK 3PXP")).toBeTruthy();
  expect(within(dialog).getByRole("textbox", { name: "Code from the app" })).toBeTruthy();
});

test("a wrong first code is told at its field, which keeps what was typed", async () => {
  const onDone = vi.fn(async () => {});
  let isRight = false;
  const calls = serve({
    "auth.startApp": () => appSecret,
    "auth.confirmApp": () => (isRight ? done : wrongCode),
  });
  renderPage(<AddAppDialog isOpen onClose={vi.fn()} onDone={onDone} />);
  const user = userEvent.setup();
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Code from the app" });
  await screen.findByRole("img", { name: "QR code for your authenticator app" });
  await user.type(field, "12{Enter}");
  await screen.findByText("Please enter the six digits that your app shows");
  await user.type(field, "3456{Enter}");
  await screen.findByText("This code is not right, or was used before.");
  expect([field.value, onDone.mock.calls.length]).toEqual(["123456", 0]);
  isRight = true;
  await user.keyboard("{Enter}");
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  // The secret that the phone knows stays through both attempts.
  expect(calls.filter(({ id }) => id === "auth.startApp")).toHaveLength(1);
});

test("without a secret the dialog for an app says so and cannot be confirmed", async () => {
  serve({ "auth.startApp": () => reply(500, { message: "no reason" }) });
  renderPage(<AddAppDialog isOpen onClose={vi.fn()} onDone={vi.fn()} />);
  await screen.findByRole("alert");
  const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" });
  expect(confirm.disabled).toBe(true);
});

test("recovery codes are listed once and left by a button that says what to do", async () => {
  const codes = ["abcde-12345", "fghij-67890"];
  const onClose = vi.fn();
  renderPage(<RecoveryCodesDialog codes={codes} onClose={onClose} />);
  const dialog = await screen.findByRole("dialog", { name: "Your recovery codes" });
  const list = within(dialog).getByRole("list", { name: "Recovery codes" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  for (const name of ["Copy", "Download", "Print"])
    expect(within(dialog).getByRole("button", { name })).toBeTruthy();
  await userEvent.click(within(dialog).getByRole("button", { name: "I have kept them" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("a refused clipboard is told, and the codes stay", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  renderPage(<RecoveryCodesDialog codes={["abcde-12345"]} onClose={vi.fn()} />);
  await user.click(await screen.findByRole("button", { name: "Copy" }));
  await screen.findByText("The codes could not be copied. Please select them by hand.");
  expect(screen.getByText("abcde-12345")).toBeTruthy();
});

const factors = (hasApp: boolean) => ({
  app: hasApp ? { addedAt: "2026-03-02T08:00:00.000Z" } : null,
  passkeys: [],
  recoveryCodesLeft: hasApp ? 10 : 0,
});

const noProvider = { "sso.getOwnProvider": () => ({ name: null, isRequired: false }) };

test("the confirmation focuses its field, and tells a wrong code there", async () => {
  const onAnswer = vi.fn();
  let isRight = false;
  serve({
    "auth.listFactors": () => factors(true),
    ...noProvider,
    "auth.confirmIdentity": () => (isRight ? done : wrongCode),
  });
  renderPage(<ConfirmationDialog isOpen onAnswer={onAnswer} />);
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Code" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  const user = userEvent.setup();
  await user.keyboard("123456{Enter}");
  await screen.findByText("This code is not right, or was used before.");
  expect([field.value, onAnswer.mock.calls.length]).toEqual(["123456", 0]);
  isRight = true;
  await user.keyboard("{Enter}");
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]));
});

test("an account without a factor confirms by its password", async () => {
  const onAnswer = vi.fn();
  const calls = serve({
    "auth.listFactors": () => factors(false),
    ...noProvider,
    "auth.confirmIdentity": () => done,
  });
  renderPage(<ConfirmationDialog isOpen onAnswer={onAnswer} />);
  await screen.findByLabelText("Password");
  const user = userEvent.setup();
  await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("password"));
  await user.keyboard("{Enter}");
  await screen.findByText("Password is required");
  await user.keyboard("Correct-horse-7!{Enter}");
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]));
  expect(calls.at(-1)?.body).toEqual({ password: "Correct-horse-7!" });
});

test("a session of a provider is confirmed in another tab", async () => {
  const open = vi.fn(() => window);
  vi.stubGlobal("open", open);
  const onAnswer = vi.fn();
  serve({
    "auth.listFactors": () => factors(false),
    "sso.getOwnProvider": () => ({ name: "Acme", isRequired: false }),
  });
  renderPage(<ConfirmationDialog isOpen onAnswer={onAnswer} />);
  const button = await screen.findByRole("button", { name: "Confirm with Acme" });
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(open).toHaveBeenCalledWith("/signin/sso?confirm");
  expect(onAnswer).not.toHaveBeenCalled();
  tellConfirmed();
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]));
});

test("a password is not asked for where the company requires its provider", async () => {
  const isRequired = { "sso.getOwnProvider": () => ({ name: "Acme", isRequired: true }) };
  serve({ "auth.listFactors": () => factors(false), ...isRequired });
  renderPage(<ConfirmationDialog isOpen onAnswer={vi.fn()} />);
  const button = await screen.findByRole("button", { name: "Confirm with Acme" });
  expect(document.activeElement).toBe(button);
  expect(screen.queryByLabelText("Password")).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" }).disabled).toBe(true);
});

test("a tab that the browser refuses is told", async () => {
  vi.stubGlobal("open", () => null);
  serve({
    "auth.listFactors": () => factors(false),
    "sso.getOwnProvider": () => ({ name: "Acme", isRequired: false }),
  });
  renderPage(<ConfirmationDialog isOpen onAnswer={vi.fn()} />);
  await userEvent.click(await screen.findByRole("button", { name: "Confirm with Acme" }));
  expect(await screen.findByText(/^Your browser did not open the tab/)).toBeTruthy();
});

test("Escape leaves the confirmation alone, without an answer of yes", async () => {
  const onAnswer = vi.fn();
  serve({ "auth.listFactors": () => factors(true), ...noProvider });
  renderPage(<ConfirmationDialog isOpen onAnswer={onAnswer} />);
  await screen.findByRole("textbox", { name: "Code" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[false]]));
});
