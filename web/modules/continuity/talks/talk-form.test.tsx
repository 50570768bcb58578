import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { reply, serve } from "#web/test/fake-server.ts";
import { renderPage } from "#web/test/render-page.tsx";
import { TalkForm } from "./talk-form.tsx";

const open = () =>
  renderPage(<TalkForm person={{ id: 7, name: "Thabo Nkosi" }} today="2026-03-04" />);
const write = (line: string) => {
  fireEvent.change(screen.getByLabelText("In one line"), { target: { value: line } });
  fireEvent.click(screen.getByRole("button", { name: "Record the talk" }));
};

test("a talk is sent, and the form empties", async () => {
  const sent: unknown[] = [];
  serve({
    "continuity.recordTalk": ({ body }) => {
      sent.push(body);
      return reply(201, { isFinished: false });
    },
  });
  await open();
  write("");
  await screen.findByText("Please write one line about the talk.");
  expect(sent).toEqual([]);
  write("The night shift suits him");
  await screen.findByText("The talk is in the history.");
  expect(sent).toEqual([{ talkedOn: "2026-03-04", talkText: "The night shift suits him" }]);
  expect(screen.getByLabelText("In one line")).toHaveProperty("value", "");
});

test("a refused talk says why, and keeps what was typed", async () => {
  serve({
    "continuity.recordTalk": () => reply(409, { code: "employee_deactivated", message: "" }),
  });
  await open();
  write("The night shift suits him");
  await screen.findByText("The talk could not be recorded. Please try again.");
  expect(screen.getByLabelText("In one line")).toHaveProperty("value", "The night shift suits him");
});
