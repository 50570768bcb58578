// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { SelectField } from "./select-field.tsx";

afterEach(cleanup);

const options = [
  { value: "annual", label: "Annual Leave" },
  { value: "sick", label: "Sick Leave" },
] as const;

test("a field is left only once its list is closed and the focus is elsewhere", async () => {
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
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("role")).not.toBe("combobox"));
  expect(left).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  screen.getByRole("combobox", { name: "Leave Type" }).focus();
  await userEvent.tab();
  expect(left).toHaveBeenCalledOnce();
});
