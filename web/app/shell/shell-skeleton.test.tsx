import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ShellSkeleton } from "./shell-skeleton.tsx";

test("the skeleton tells screen readers only that the app is loading", () => {
  const { container } = render(<ShellSkeleton />);
  expect(screen.getByRole("status").textContent).toBe("Loading…");
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelectorAll("a, button, input, [tabindex]")).toHaveLength(0);
});
