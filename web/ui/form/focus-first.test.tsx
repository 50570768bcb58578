import { expect, test } from "vitest";
import { focusFirst } from "./focus-first.ts";

function showForm(): HTMLFormElement {
  document.body.innerHTML =
    '<form><label>Email<input name="email"></label><label>Password<input name="password"></label></form>';
  return document.querySelector("form") as HTMLFormElement;
}

const focused = () => document.activeElement?.getAttribute("name");

test("the first field has the focus at once", () => {
  focusFirst(showForm(), "email");
  expect(focused()).toBe("email");
});

test("a user who types in another field stays in it", () => {
  const form = showForm();
  form.querySelector<HTMLInputElement>("[name=password]")?.focus();
  focusFirst(form, "email");
  expect(focused()).toBe("password");
});
