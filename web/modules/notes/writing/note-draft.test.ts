import { expect, test } from "vitest";
import { removeStoredData } from "#web/api/stored-data.ts";
import { storedDraft } from "./note-draft.ts";

test("a draft is read as stored and ends with the session", () => {
  localStorage.setItem("note-draft/new", JSON.stringify({ text: "Met", audience: "hr" }));
  expect(storedDraft("note-draft/new")).toEqual({ text: "Met", audience: "hr" });
  removeStoredData();
  expect(storedDraft("note-draft/new")).toBeUndefined();
});

test.each(["", "{", "null", "[]", '"text"', '{"text":7}'])("%j stored is no draft", (stored) => {
  localStorage.setItem("note-draft/new", stored);
  expect(storedDraft("note-draft/new")).toBeUndefined();
});
