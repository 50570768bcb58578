import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

/** Verifies a picker's message about a failed list, and this option after a retry. */
export async function expectRetry(picker: string, message: string, option: string): Promise<void> {
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(message);
  const list = screen.getByRole("combobox", { name: new RegExp(`^${picker}`) });
  const notes = document.getElementById(list.getAttribute("aria-describedby") ?? "");
  expect(notes?.contains(alert)).toBe(true);
  fireEvent.click(within(alert).getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  fireEvent.keyDown(list, { key: "ArrowDown" });
  expect(await screen.findByRole("option", { name: option })).toBeTruthy();
}
