// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { SelectField } from "./select-field.tsx";

const options = [
  { value: "annual", label: "Annual Leave" },
  { value: "sick", label: "Sick Leave" },
] as const;

test("closing the list and moving the focus leaves a field", async () => {
  const left = vi.fn();
  const ignored = () => undefined;
  render(
    <>
      <SelectField label="Leave Type" value="" options={options} onChange={ignored} onBlur={left} />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.click(screen.getByRole("combobox", { name: "Leave Type" }));
  await screen.findByRole("option", { name: "Sick Leave" });
  await waitFor(() => expect(document.activeElement?.getAttribute("role")).not.toBe("combobox"));
  expect(left).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  screen.getByRole("combobox", { name: "Leave Type" }).focus();
  await userEvent.tab();
  expect(left).toHaveBeenCalledOnce();
});

const [annual, sick] = ["Annual Leave", "Sick Leave"];

/** Presses on one option and releases on another, long enough after the list has opened. */
async function press(from: string, to: string, movedBy = 0) {
  const chosen = vi.fn();
  render(<SelectField label="Leave Type" value="" options={options} onChange={chosen} />);
  await userEvent.click(screen.getByRole("combobox", { name: "Leave Type" }));
  const pressed = await screen.findByRole("option", { name: from });
  // Before this, a release counts as the end of the press that opened the list.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await userEvent.pointer([
    { keys: "[MouseLeft>]", target: pressed, coords: { clientX: 50, clientY: 200 } },
    {
      keys: "[/MouseLeft]",
      target: screen.getByRole("option", { name: to }),
      coords: { clientX: 50, clientY: 200 + movedBy },
    },
  ]);
  return chosen;
}

test("an option is chosen by a press and a release on it", async () => {
  const chosen = await press(sick, sick);
  expect(chosen.mock.calls).toEqual([["sick"]]);
});

test("a list that moves under a press chooses the pressed option", async () => {
  const chosen = await press(sick, annual);
  expect(chosen.mock.calls).toEqual([["sick"]]);
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
});

test("a press that is dragged to another option chooses neither", async () => {
  const chosen = await press(sick, annual, -30);
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole("listbox")).toBeTruthy();
});
