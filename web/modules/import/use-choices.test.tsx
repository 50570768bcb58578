import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Import } from "#contract/import/import.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { CheckStep } from "./check-step.tsx";
import { ColumnsStep } from "./columns-step.tsx";

const columnOf = (header: string, field: "email" | "phone") => ({
  ...{ header, field, dateOrder: null, isOrderCertain: true, examples: [] },
});
const draft: Import = {
  id: 7,
  state: "draft",
  ...{ fileName: "people.csv", encoding: "UTF-8", readings: [], separator: "," },
  columns: [columnOf("Email", "email"), columnOf("Phone", "phone")],
  ...{ createsMissing: false, changesExisting: false, rowCount: 2, badCount: 0, warnedCount: 0 },
  ...{ unaskedCount: 0, changeCount: 0, sameCount: 0, newDepartments: 0, newPositions: 0 },
  ...{ mode: null, sendsInvitations: true, addedCount: 0, changedCount: 0, uninvitedCount: 0 },
  ...{ stopReason: null, by: { id: 1, name: "Ayanda Zulu" } },
  createdAt: "2026-03-02T08:00:00.000Z",
  ...{ startedAt: null, finishedAt: null, rowsUntil: "2026-03-03T08:00:00.000Z" },
};

/** A draft's server; each check waits until the test answers it. */
function draftServer() {
  let stored = draft;
  const waiting: (() => void)[] = [];
  let isRefusing = false;
  const calls = serve({
    "import.get": () => stored,
    "import.listRows": () => ({ items: [], total: 0 }),
    "import.check": async ({ body }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (isRefusing) return reply(409, { message: "This import has started" });
      const { createsMissing, changesExisting = false } = body;
      stored = { ...stored, createsMissing, changesExisting };
      return stored;
    },
  });
  const checks = () => calls.filter(({ id }) => id === "import.check").map(({ body }) => body);
  const answer = async (number: number, how = { isRefused: false }) => {
    await waitFor(() => expect(waiting).toHaveLength(number));
    isRefusing = how.isRefused;
    waiting[number - 1]?.();
  };
  return { checks, answer };
}

function OpenedDraft() {
  const { data } = useApiQuery("import.get", { params: { id: draft.id } });
  return data && <CheckStep opened={data} search={{}} change={() => {}} onClose={() => {}} />;
}

const missing = () => screen.findByLabelText("Create departments and positions that do not exist");
const existing = () => screen.findByLabelText("Change people who already exist");

test("a choice made during a check is checked after it", async () => {
  const { checks, answer } = draftServer();
  renderPage(<OpenedDraft />);
  await userEvent.click(await missing());
  expect(await missing()).toHaveProperty("checked", true);
  await userEvent.click(await existing());
  expect(await existing()).toHaveProperty("checked", true);
  expect(screen.getByRole("button", { name: "Checking..." })).toBeDefined();
  await answer(1);
  await answer(2);
  expect(await screen.findByRole("button", { name: "Import 2 people" })).toHaveProperty(
    "disabled",
    false,
  );
  expect(checks()).toMatchObject([
    { createsMissing: true, changesExisting: false },
    { createsMissing: true, changesExisting: true },
  ]);
  expect(await missing()).toHaveProperty("checked", true);
  expect(await existing()).toHaveProperty("checked", true);
});

test("a refused check shows the choices as they are stored", async () => {
  const { answer } = draftServer();
  renderPage(<OpenedDraft />);
  await userEvent.click(await existing());
  await answer(1, { isRefused: true });
  expect(await screen.findByText("This import has started")).toBeDefined();
  expect(await existing()).toHaveProperty("checked", false);
});

test("a column chosen during a check keeps the columns open", async () => {
  const { checks, answer } = draftServer();
  const opened: string[] = [];
  renderPage(
    <ColumnsStep opened={draft} onBack={() => {}} onChecked={() => opened.push("check")} />,
  );
  const button = () => screen.getByRole("button", { name: /^Check/ });
  await userEvent.click(button());
  await userEvent.click(screen.getByRole("combobox", { name: "Phone goes to" }));
  await userEvent.click(await screen.findByRole("option", { name: "ID Number" }));
  await answer(1);
  await waitFor(() => expect(button().textContent).toBe("Check the rows"));
  expect(opened).toEqual([]);
  await userEvent.click(button());
  await answer(2);
  await waitFor(() => expect(opened).toEqual(["check"]));
  expect(checks()[1]).toMatchObject({ columns: [{ field: "email" }, { field: "idNumber" }] });
});
