import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { EmployeeDocument } from "#contract/documents.ts";
import { serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { DatesDialog } from "./dates-dialog.tsx";

const contract: EmployeeDocument = {
  id: 7,
  documentId: 7,
  documentName: "Contract",
  filePath: "",
  documentCategory: "Employment",
  employeeId: 3,
  fileName: "contract.pdf",
  fileSize: 1_000,
  uploadDate: "2026-03-02T08:00:00.000Z",
  createdAt: "2026-03-02T08:00:00.000Z",
  uploadedBy: 1,
  uploadedByName: "Naledi Khumalo",
  version: 1,
  expiryDate: null,
  retentionDate: "2090-03-02",
};
const reasonLabel = "Why it is no longer kept as long";

const type = (name: string, value: string) => {
  const field = screen.getByRole("textbox", { name });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

test.each([
  ["earlier", "2089-03-02", "2089-03-02"],
  ["removed", "", null],
])("a retention date made %s asks for the reason, a later one does not", async (_, day, sent) => {
  const calls = serve({ "documents.updateDates": () => ({ ok: true }) });
  const onClose = vi.fn();
  renderPage(<DatesDialog document={contract} onClose={onClose} maySetRetention />);
  await screen.findByRole("dialog");
  type("Retention Date", "2091-03-02");
  expect(screen.queryByRole("textbox", { name: reasonLabel })).toBeNull();
  type("Retention Date", day);
  save();
  expect(await screen.findByText("Please say why")).toBeTruthy();
  expect(calls).toEqual([]);
  type(reasonLabel, "The wrong document was marked");
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = { expiryDate: null, retentionDate: sent, reason: "The wrong document was marked" };
  expect(calls).toEqual([{ id: "documents.updateDates", body }]);
});
