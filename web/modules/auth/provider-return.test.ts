import { expect, test } from "vitest";
import { providerReturn, takeProviderReturn } from "./provider-return.ts";

test("what a provider sent leaves the address at once, and stays readable", () => {
  history.replaceState(null, "", "/signin?code=c");
  takeProviderReturn();
  expect(location.search).toBe("?code=c");
  history.replaceState({ kept: true }, "", "/signin/sso?code=c&state=s");
  takeProviderReturn();
  expect(location.href).toMatch(/\/signin\/sso$/);
  expect(history.state).toEqual({ kept: true });
  expect(Object.fromEntries(providerReturn())).toEqual({ code: "c", state: "s" });
});
