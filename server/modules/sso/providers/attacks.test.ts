import { expect, onTestFinished, test } from "vitest";
import type { ErrorCode } from "#contract/errors.ts";
import { sso } from "#contract/sso.ts";
import { AppError } from "#server/app-error.ts";
import { forgingProvider } from "#server/test/forging-provider.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import {
  appWith,
  call,
  companyWithProvider,
  finish,
  providerBody,
} from "#server/test/signing-in-elsewhere.ts";
import { services } from "#server/test/world.ts";

const forging = await forgingProvider();

/** A company, and one of its people, whom the provider vouches for. */
async function victim() {
  forging.forge({});
  const company = await companyWithProvider(forging.issuer);
  const person = await company.tenant.newEmployee();
  const claims = { sub: "1", email: person.email, email_verified: true };
  return { ...company, person, claims };
}

test("an honest answer signs in", async () => {
  const { start, claims } = await victim();
  forging.forge({ claims });
  const leaving = await start();
  expect((await finish(leaving, forging.signInAt(leaving))).status).toBe(200);
});

type Forgery = Parameters<typeof forging.forge>[0];
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;

const forgeries: [attack: string, forgery: () => Forgery, code: ErrorCode][] = [
  ["a token without a signature", () => ({ signature: "none" }), "sso_answer_invalid"],
  ["a token signed by a stranger", () => ({ signature: "other_key" }), "sso_answer_invalid"],
  ["a public key as a shared secret", () => ({ signature: "shared_secret" }), "sso_answer_invalid"],
  ["another nonce", () => ({ claims: { nonce: "other" } }), "sso_answer_invalid"],
  ["no nonce", () => ({ claims: { nonce: undefined } }), "sso_answer_invalid"],
  [
    "another issuer in the token",
    () => ({ claims: { iss: "https://evil.example" } }),
    "sso_answer_invalid",
  ],
  ["a token for another client", () => ({ claims: { aud: "another" } }), "sso_answer_invalid"],
  [
    "a token for two clients",
    () => ({ claims: { aud: ["baton", "another"] } }),
    "sso_answer_invalid",
  ],
  ["no subject", () => ({ claims: { sub: undefined } }), "sso_answer_invalid"],
  ["an expired token", () => ({ claims: { exp: secondsAgo(120) } }), "sso_answer_invalid"],
  [
    "a clock two minutes ahead",
    () => ({ ahead: 120, claims: { nbf: secondsAgo(-120) } }),
    "sso_answer_invalid",
  ],
  [
    "another issuer in its discovery",
    () => ({ discovered: { issuer: "https://evil.example" } }),
    "sso_answer_invalid",
  ],
  [
    "keys within this network",
    () => ({ discovered: { jwks_uri: "https://127.0.0.1/keys" } }),
    "sso_unavailable",
  ],
  [
    "an exchange without encryption",
    () => ({ discovered: { token_endpoint: "http://localhost/token" } }),
    "sso_answer_invalid",
  ],
  [
    "a discovery above 64 kB",
    () => ({ discovered: { more: "x".repeat(70_000) } }),
    "sso_unavailable",
  ],
  [
    "a redirect in place of a token",
    () => ({
      answer: (response, path) => {
        if (path === "/token") response.writeHead(302, { location: "/elsewhere" }).end();
        return path === "/token";
      },
    }),
    "sso_unavailable",
  ],
  [
    "an error of the provider's",
    () => ({
      answer: (response, path) => {
        if (path === "/token") response.writeHead(500).end();
        return path === "/token";
      },
    }),
    "sso_unavailable",
  ],
  [
    "a mark that is only a text",
    () => ({ claims: { email_verified: "true" } }),
    "sso_email_unverified",
  ],
  ["several addresses in one", () => ({ claims: { email: ["a@b.example"] } }), "sso_email_missing"],
];

test.each(forgeries)("%s signs no one in and is recorded", async (_attack, forgery, code) => {
  const { start, claims, tenant } = await victim();
  forging.forge({});
  const leaving = await start();
  const forged = forgery();
  forging.forge({ ...forged, claims: { ...claims, ...forged.claims } });
  const answer = await finish(leaving, forging.signInAt(leaving));
  expect(answer.body).toMatchObject({ code });
  expect(await securityEventsOf(tenant, "sso_refused")).toMatchObject([
    { details: { reason: code } },
  ]);
});

test("rotated keys are read again", async () => {
  const { start, claims } = await victim();
  forging.forge({ claims });
  const leaving = await start();
  await forging.rotateKeys();
  expect((await finish(leaving, forging.signInAt(leaving))).status).toBe(200);
});

type Leaving = Awaited<ReturnType<Awaited<ReturnType<typeof victim>>["start"]>>;
type Returned = ReturnType<typeof forging.signInAt> & { iss?: string; error?: string };

interface Scene {
  leaving: Leaving;
  returned: Returned;
  /** Of another browser, at another company. */
  other: { leaving: Leaving; returned: Returned };
  end: typeof finish;
}

const swaps: [
  attack: string,
  act: (scene: Scene) => ReturnType<typeof finish>,
  code: ErrorCode,
  reason?: string,
][] = [
  [
    "a callback used twice",
    async ({ leaving, returned, end }) => {
      await end(leaving, returned);
      return end(leaving, returned);
    },
    "sso_ended",
    "used",
  ],
  [
    "a stolen callback in another browser",
    ({ other, returned, end }) => end(other.leaving, returned),
    "sso_ended",
    "other_browser",
  ],
  [
    "an own callback pushed into a browser",
    ({ leaving, other, end }) => end(leaving, other.returned),
    "sso_ended",
  ],
  [
    "a guessed state",
    ({ leaving, returned, end }) => end(leaving, { ...returned, state: "guess" }),
    "sso_ended",
  ],
  [
    "a code of another company's sign-in",
    ({ leaving, returned, other, end }) => end(leaving, { ...returned, code: other.returned.code }),
    "sso_answer_invalid",
    "sso_answer_invalid",
  ],
  [
    "a made-up code",
    ({ leaving, returned, end }) => end(leaving, { ...returned, code: "guess" }),
    "sso_answer_invalid",
    "sso_answer_invalid",
  ],
  [
    "an answer of a mixed-up provider",
    ({ leaving, returned, end }) => end(leaving, { ...returned, iss: "https://evil.example" }),
    "sso_answer_invalid",
    "sso_answer_invalid",
  ],
  [
    "a refusal at the provider",
    ({ leaving, returned, end }) => end(leaving, { state: returned.state, error: "access_denied" }),
    "sso_cancelled",
    "sso_cancelled",
  ],
  [
    "no code",
    ({ leaving, returned, end }) => end(leaving, { state: returned.state }),
    "sso_cancelled",
    "sso_cancelled",
  ],
];

test.each(swaps)("%s signs no one in", async (_attack, act, code, reason) => {
  const [mine, theirs] = [await victim(), await victim()];
  forging.forge({ claims: mine.claims });
  const [leaving, otherLeaving] = [await mine.start(), await theirs.start()];
  const other = { leaving: otherLeaving, returned: forging.signInAt(otherLeaving) };
  const answer = await act({ leaving, returned: forging.signInAt(leaving), other, end: finish });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body).toMatchObject({ code });
  const events = await securityEventsOf(mine.tenant, "sso_refused");
  expect(events).toMatchObject(reason ? [{ details: { reason } }] : []);
});

test("of two simultaneous ends of a flow one signs in", async () => {
  const { start, claims } = await victim();
  forging.forge({ claims });
  const leaving = await start();
  const returned = forging.signInAt(leaving);
  const ends = await Promise.all([finish(leaving, returned), finish(leaving, returned)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test("the people of a provider are forgotten with its issuer or client, and a secret stays where it was given", async () => {
  const { start, claims, tenant, provider } = await victim();
  forging.forge({ claims });
  const leaving = await start();
  await finish(leaving, forging.signInAt(leaving));
  const { clientSecret, ...moved } = providerBody(forging.issuer, {
    id: provider.id,
    clientId: "other",
  });
  const refused = await call(tenant.owner, sso.saveProvider, { body: moved });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { clientSecret: expect.any(String) } },
  });
  const saved = await call(tenant.owner, sso.saveProvider, { body: { ...moved, clientSecret } });
  expect(saved.body).toMatchObject({ people: 0, testedAt: null });
});

type Victim = Awaited<ReturnType<typeof victim>>;

test.each<[change: string, change: (victim: Victim) => Promise<{ status: number }>]>([
  [
    "turned off",
    ({ tenant, provider: { id } }) =>
      call(tenant.owner, sso.saveProvider, {
        body: providerBody(forging.issuer, { id, isOn: false }),
      }),
  ],
  [
    "changed",
    ({ tenant, provider: { id } }) =>
      call(tenant.owner, sso.saveProvider, {
        body: providerBody(forging.issuer, { id, clientId: "other" }),
      }),
  ],
  [
    "removed",
    ({ tenant, provider: { id } }) => call(tenant.owner, sso.removeProvider, { params: { id } }),
  ],
])("a provider that is %s while it is asked signs no one in", async (_what, change) => {
  const mine = await victim();
  const { claims, start, tenant } = mine;
  const leaving = await start();
  const returned = forging.signInAt(leaving);
  let changed = 0;
  forging.forge({
    claims,
    answer: async (_response, path) => {
      if (path === "/token") changed = (await change(mine)).status;
      return false;
    },
  });
  expect(await finish(leaving, returned)).toMatchObject({
    status: 401,
    body: { code: "sso_ended" },
  });
  expect(changed).toBe(200);
  expect(await securityEventsOf(tenant, "identity_linked")).toEqual([]);
});

test.each<[failure: string, error: Error, status: number]>([
  ["a full database", new AppError("unavailable"), 503],
  ["a bug", new Error("A bug."), 500],
])("%s is no refusal of a person", async (_failure, error, status) => {
  const { start, claims, tenant } = await victim();
  forging.forge({ claims });
  const leaving = await start();
  const sign = () => Promise.reject(error);
  const app = await appWith({ tokens: { ...services.tokens, sign } });
  onTestFinished(() => app.close());
  expect((await finish(leaving, forging.signInAt(leaving), app)).status).toBe(status);
  expect(await securityEventsOf(tenant, "sso_refused")).toEqual([]);
});

test("a bug on the way to the provider is no refusal of a person", async () => {
  const { start, claims, tenant } = await victim();
  forging.forge({ claims });
  const leaving = await start();
  const app = await appWith({ egress: () => Promise.reject(new TypeError("A bug.")) });
  onTestFinished(() => app.close());
  expect((await finish(leaving, forging.signInAt(leaving), app)).status).toBe(500);
  expect(await securityEventsOf(tenant, "sso_refused")).toEqual([]);
});
