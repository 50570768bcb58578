import { expect, test } from "vitest";
import type { Egress } from "#server/egress/egress.ts";
import { discover } from "./protocol.ts";

/** A server that publishes this document at every address. */
const publishing =
  (document: object): Egress =>
  async () =>
    new Response(JSON.stringify(document), { headers: { "content-type": "application/json" } });

const discovered = (typed: string, issuer: string) =>
  discover(publishing({ issuer, authorization_endpoint: "https://login.acme.com/authorize" }), {
    ...{ issuer: typed, clientId: "a", clientSecret: "b" },
  });

const microsoft = "https://login.microsoftonline.com";

test.each([
  [`${microsoft}/acme/v2.0`, `${microsoft}/acme/v2.0`],
  ["https://LOGIN.acme.com", "https://login.acme.com/"],
])("%s is discovered as %s", async (typed, issuer) => {
  expect((await discovered(typed, issuer)).serverMetadata().issuer).toBe(issuer);
});

test.each([
  [`${microsoft}/common/v2.0`, `${microsoft}/{tenantid}/v2.0`],
  [`${microsoft}/consumers/v2.0`, `${microsoft}/9188040d-6c67-4cf5-b112-36a304b66dad/v2.0`],
  [`${microsoft}/acme/v2.0`, `${microsoft}/other/v2.0`],
  ["https://acme.b2clogin.com/a", "https://acme.b2clogin.com/b"],
  ["https://login.acme.com", "https://login.other.com"],
])("%s is refused if it names %s", async (typed, issuer) => {
  await expect(discovered(typed, issuer)).rejects.toMatchObject({ code: "sso_answer_invalid" });
});

test.each([new Error("A bug."), new TypeError("A bug.")])(
  "a mistake of our own stays one: %s",
  async (mistake) => {
    const failing: Egress = () => Promise.reject(mistake);
    const client = { issuer: "https://login.acme.com", clientId: "a", clientSecret: "b" };
    const error = await discover(failing, client).catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toHaveProperty("code", expect.stringMatching(/^sso_/));
  },
);

test("an address that is none is the provider's mistake", async () => {
  const failing: Egress = async () => new Response("", { status: Number(new URL("none").port) });
  const client = { issuer: "https://login.acme.com", clientId: "a", clientSecret: "b" };
  await expect(discover(failing, client)).rejects.toMatchObject({ code: "sso_answer_invalid" });
});
