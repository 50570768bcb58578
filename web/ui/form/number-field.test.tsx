// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { NumberField } from "./number-field.tsx";

function Held({ decimals }: { decimals?: number }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <NumberField label="Days" decimals={decimals} value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

test.each([
  { decimals: 2, typed: "12,5", shown: "12,5", value: "12.5" },
  { decimals: 2, typed: "3.1499", shown: "3.14", value: "3.14" },
  { decimals: 0, typed: "1.5", shown: "15", value: "15" },
  { decimals: 0, typed: "R 7 days", shown: "7", value: "7" },
  { decimals: 0, typed: "-2", shown: "-2", value: "-2" },
  { decimals: 1, typed: "-", shown: "-", value: "null" },
])("$typed with $decimals decimals is $value", async ({ decimals, typed, shown, value }) => {
  render(<Held decimals={decimals} />);
  const field = screen.getByLabelText<HTMLInputElement>("Days");
  await userEvent.type(field, typed);
  expect(field.value).toBe(shown);
  expect(screen.getByRole("status").textContent).toBe(value);
});
