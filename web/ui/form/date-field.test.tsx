// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DateField, type DateFieldProps } from "./date-field.tsx";
import { Form } from "./form.tsx";
import { FormField } from "./form-field.tsx";
import { required } from "./rules.ts";

type Props = Partial<Omit<DateFieldProps, "onChange">>;

const submit = vi.fn();

function Dialog({ value = "", ...props }: Props) {
  const form = useForm({ defaultValues: { day: value }, mode: "onTouched" });
  const rule = props.isRequired ? required("Start date is required") : [];
  return (
    <Form form={form} onSubmit={submit}>
      <FormField form={form} name="day" rule={rule}>
        {(field) => <DateField {...field} {...props} label="Start Date" />}
      </FormField>
      <output>{form.watch("day")}</output>
      <button type="submit">Save</button>
    </Form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Start Date");
const chosen = () => screen.getByRole("status").textContent;
const openCalendar = () => userEvent.click(screen.getByRole("button", { name: "Open calendar" }));

beforeEach(() => void vi.setSystemTime(new Date(2026, 10, 22, 12)));
afterEach(() => {
  submit.mockReset();
});

test("a short date is understood at once and completed on leaving", async () => {
  render(<Dialog />);
  await userEvent.type(field(), "3 4");
  expect(chosen()).toBe("2026-04-03");
  expect(screen.getByText("3 Apr 2026")).toBeTruthy();
  await userEvent.tab();
  expect(field().value).toBe("3 Apr 2026");
});

test("an invalid date is named on leaving, unsent, and can be corrected", async () => {
  render(<Dialog />);
  await userEvent.type(field(), "31 feb");
  expect(screen.queryByText(/Enter a date/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText("Enter a date such as 3 Apr 2026.")).toBeTruthy();
  expect(field().value).toBe("31 feb");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).not.toHaveBeenCalled();

  await userEvent.clear(field());
  await userEvent.type(field(), "28 feb");
  await userEvent.tab();
  expect(screen.queryByText(/Enter a date/)).toBeNull();
  await userEvent.type(field(), "{Enter}");
  await waitFor(() => expect(submit).toHaveBeenCalledWith({ day: "2026-02-28" }));
  expect(screen.queryByText(/Enter a date/)).toBeNull();
});

test("a missing date is named in the form's own words", async () => {
  render(<Dialog isRequired value="2026-03-02" />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Open calendar");
  expect(screen.queryByText("Start date is required")).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText("Start date is required")).toBeTruthy();
  await userEvent.type(field(), "3 a");
  expect(screen.queryByText("Start date is required")).toBeNull();
});

test("the calendar opens on the chosen day, and keys choose another", async () => {
  render(<Dialog value="2026-03-02" />);
  await openCalendar();
  await waitFor(() =>
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Monday, 2 March 2026"),
  );
  await userEvent.keyboard("{PageDown}{End}{ArrowDown}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Sunday, 12 April 2026");
  expect(screen.getByRole("grid", { name: "April 2026" })).toBeTruthy();
  await userEvent.keyboard("{Enter}");
  expect([chosen(), field().value]).toEqual(["2026-04-12", "12 Apr 2026"]);
  await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
});

test("days outside the limits are out of reach for key and press", async () => {
  render(<Dialog value="2026-03-02" min="2026-03-02" max="2026-03-20" />);
  await openCalendar();
  const day = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
  expect(day("Sunday, 1 March 2026").disabled).toBe(true);
  expect(day("Saturday, 21 March 2026").disabled).toBe(true);
  expect(day("Next month").disabled).toBe(true);
  await userEvent.keyboard("{PageDown}{ArrowDown}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Friday, 20 March 2026");
});

test("marked days are explained on the day and below the month", async () => {
  const marks = [
    { from: "2026-04-03", to: "2026-04-03", label: "Good Friday", tone: "accent" as const },
    { from: "2026-03-30", to: "2026-04-02", label: "Your Annual Leave", tone: "green" as const },
    { from: "2026-05-01", to: "2026-05-01", label: "Workers' Day", tone: "accent" as const },
  ];
  render(<Dialog value="2026-04-01" marks={marks} />);
  await openCalendar();
  expect(screen.getByRole("button", { name: "Friday, 3 April 2026, Good Friday" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Your Annual Leave30 Mar – 2 Apr",
    "Good Friday3 Apr",
  ]);
});

test("a field that cannot be changed offers no calendar", () => {
  render(<Dialog value="2026-03-02" isReadOnly />);
  expect(screen.queryByRole("button", { name: "Open calendar" })).toBeNull();
  expect(field().value).toBe("2 Mar 2026");
});
