import { expect, test, vi } from "vitest";
import { storeSession } from "#web/api/session.ts";
import { signOut } from "./sign-out.ts";

test("logging out ends the server's session even from a closed tab [SESS-05]", async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal("fetch", fetched);
  storeSession("the-token", "owner@protea.co.za");
  signOut();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce(), 30_000);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/prod/secure/auth/sign-out");
  expect(init?.keepalive).toBe(true);
  expect(new Headers(init?.headers).get("Authorization")).toBe("Bearer the-token");
});
