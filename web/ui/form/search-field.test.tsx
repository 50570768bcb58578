// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { SearchField } from "./search-field.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
function setUp() {
  const searches: string[] = [];
  render(<SearchField label="Search people" value="" onSearch={(text) => searches.push(text)} />);
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search people" });
  return {
    field,
    searches,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
  };
}

test("a search waits until typing pauses and runs once", () => {
  const { searches, type } = setUp();
  type("t");
  vi.advanceTimersByTime(200);
  type("th");
  vi.advanceTimersByTime(299);
  expect(searches).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(searches).toEqual(["th"]);
});

test("Enter searches at once, and not again later", () => {
  const { field, searches, type } = setUp();
  type("thandi");
  fireEvent.keyDown(field, { key: "Enter" });
  vi.advanceTimersByTime(1000);
  expect(searches).toEqual(["thandi"]);
});

test("a search left behind on another page does not run", () => {
  const { searches, type } = setUp();
  type("thandi");
  cleanup();
  vi.advanceTimersByTime(1000);
  expect(searches).toEqual([]);
});
