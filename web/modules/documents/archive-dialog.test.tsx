import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderPageAt } from "#web/test/render-page.tsx";
import { ArchiveDialog } from "./archive-dialog.tsx";

/** A server that sends archives in two pieces each. */
function archives(...responses: { name: string; link?: string; status?: number }[]) {
  const asked: string[] = [];
  const saved: string[] = [];
  localStorage.setItem("authToken", "a.b.c");
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url.replace(/^.*\?/, ""));
    const { name, link, status = 200 } = responses.shift() ?? { name: "none" };
    if (status !== 200) return Response.json({ message: "Too many at once" }, { status });
    const body = new ReadableStream({
      start(controller) {
        for (const size of [1_000, 24]) controller.enqueue(new Uint8Array(size));
        controller.close();
      },
    });
    const headers = { "Content-Disposition": `attachment; filename="${name}"` };
    return new Response(body, { headers: link ? { ...headers, Link: link } : headers });
  });
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:1" }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  return { asked, saved };
}

test("archives follow one another until the last, each retried where it failed", async () => {
  const { asked, saved } = archives(
    { name: "First.zip", link: '</secure/documents/archive?after=812>; rel="next"' },
    { name: "", status: 503 },
    { name: "Second.zip" },
  );
  renderPageAt(
    "/",
    <ArchiveDialog people={{ employeeIds: [7, 9] }} count={2} isOpen onClose={() => undefined} />,
  );
  await screen.findByRole("dialog", { name: "Download the documents of 2 people" });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  press("Download");
  await screen.findByText("The first of them have been saved. There are more.");
  press("Download the next 500");
  await screen.findByText("Too many at once");
  press("Download");
  await screen.findByText("All documents have been saved.");
  expect(saved).toEqual(["First.zip", "Second.zip"]);
  expect(asked).toEqual([
    "employeeIds=7%2C9",
    "employeeIds=7%2C9&after=812",
    "employeeIds=7%2C9&after=812",
  ]);
});

test("the documents of all matches are requested by filter, not by ids", async () => {
  const { asked } = archives({ name: "All.zip" });
  const filter = { role: "Manager", excludeSelf: "true" } as const;
  renderPageAt(
    "/",
    <ArchiveDialog people={{ filter }} count={1900} isOpen onClose={() => undefined} />,
  );
  await screen.findByRole("dialog", { name: "Download the documents of 1900 people" });
  fireEvent.click(screen.getByRole("button", { name: "Download" }));
  await screen.findByText("All documents have been saved.");
  expect(asked).toEqual(["role=Manager&excludeSelf=true"]);
});
