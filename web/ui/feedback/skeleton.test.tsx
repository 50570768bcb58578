import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Delayed } from "./skeleton.tsx";

const { classList } = document.documentElement;
afterEach(() => classList.remove("opens-shell"));

test.each([
  ["waits before it shows", false, "invisible"],
  ["continues the shell's skeleton at once", true, ""],
])("a delayed part %s", (_, isOpening, className) => {
  classList.toggle("opens-shell", isOpening);
  render(<Delayed>Rows</Delayed>);
  expect(screen.getByRole("status").className).toBe(className);
});
