import { fireEvent, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { DocumentsCard } from "./documents-card.tsx";

test("the first document is uploaded without leaving the page", async () => {
  serve({
    "documents.listForEmployee": () => [],
    "employees.currentEmployee": () =>
      reply(200, { id: 7, employeeRole: "Executive", timeZone: "Africa/Johannesburg" }),
  });
  const history = renderPage(
    <Suspense>
      <DocumentsCard employeeId={12} />
    </Suspense>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Upload one" }));
  expect(await screen.findByLabelText("Document Name")).toBeTruthy();
  expect(history.location.pathname).toBe("/");
  expect(screen.queryByRole("button", { name: "Upload one" })).toBeNull();
});
