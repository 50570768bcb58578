import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { PhoneField } from "./phone-field.tsx";

function Phone() {
  const [value, setValue] = useState("");
  return <PhoneField label="Phone" dialCode="+27" value={value} onChange={setValue} />;
}

test("a leading 0 after the dial code is dropped on leaving", () => {
  render(<Phone />);
  const phone = screen.getByLabelText<HTMLInputElement>("Phone");
  const type = (value: string) => fireEvent.change(phone, { target: { value } });
  type("082 123 4567");
  expect(phone.value).toBe("082 123 4567");
  fireEvent.blur(phone);
  expect(phone.value).toBe("82 123 4567");
  expect(screen.getByRole("status").textContent).toBe(
    "The leading 0 was removed: it is not dialled after +27.",
  );
  type("82 123 4568");
  expect(screen.queryByRole("status")).toBeNull();
  fireEvent.blur(phone);
  expect(phone.value).toBe("82 123 4568");
});
