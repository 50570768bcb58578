import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { afterAll, expect, test } from "vitest";
import { operations } from "#contract/index.ts";
import { type Limit, limits } from "#contract/limits.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { buildApp } from "#server/app.ts";
import { hashPassword } from "#server/modules/auth/index.ts";
import { reserveAttempt } from "#server/purses/attempt-queries.ts";
import { sized } from "#server/test/full-size.ts";
import { newTenant, services } from "#server/test/world.ts";
import { type Attempt, countsOf } from "./attempt-counts.ts";
import { createAttemptLimits } from "./attempt-limits.ts";
import { clientAddress } from "./client-address.ts";

const attempts = createAttemptLimits(services.background);
/** The server as customers get it, with limits. */
const app = await buildApp({
  services: { ...services, attempts },
  requestLimits: { callsPerMinute: 1_000_000 },
});
afterAll(() => app.close());

const newAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
const newEmail = () => `me@${randomUUID().slice(0, 13)}.co.za`;
const newClaims = () => ({
  tenantId: randomUUID(),
  employeeId: 1,
  accountId: randomUUID(),
  sessionId: randomUUID(),
});
type Claims = ReturnType<typeof newClaims>;
const stranger = (more: Partial<Attempt> = {}): Attempt => ({
  address: newAddress(),
  device: "Firefox",
  email: newEmail(),
  secret: randomUUID(),
  claims: newClaims(),
  ...more,
});

/** Per kind of allowance, attempts with only its subject in common. */
const sharers = {
  perAddress: ({ address }: Attempt) => stranger({ address }),
  perEmailAndAddress: ({ address, email }: Attempt) => stranger({ address, email }),
  perSession: ({ claims }: Attempt) => stranger({ claims }),
  perPerson: ({ claims }: Attempt) =>
    stranger({ claims: { ...(claims as Claims), sessionId: randomUUID() } }),
  perTenant: ({ claims }: Attempt) =>
    stranger({ claims: { ...newClaims(), tenantId: (claims as Claims).tenantId } }),
  perSecret: ({ secret }: Attempt) => stranger({ secret }),
};
type Kind = keyof typeof sharers;
const kinds = Object.keys(sharers) as Kind[];
const kindsOf = (limit: Limit) => kinds.filter((kind) => limit[kind]);

/** One moment after all calls, so that slow runs allow no attempt again. */
const later = new Date(Date.now() + 86_400_000);

async function fail(limit: Limit, attempt: Attempt): Promise<void> {
  const reservation = await attempts.reserve(limit, attempt, later);
  await reservation.settle({ counts: true });
}

const maxMade = sized({ small: 40, full: Number.POSITIVE_INFINITY });

/** Counts many attempts with only this in common as one. */
async function countAtOnce(limit: Limit, kind: Kind, attempt: Attempt, attempts: number) {
  const [one, other] = [sharers[kind](attempt), sharers[kind](attempt)];
  const keys = new Set(countsOf(limit, other, 1).map(({ key }) => key));
  const shared = countsOf(limit, one, 1)
    .filter(({ key }) => keys.has(key))
    .map((count) => ({ ...count, every_ms: count.every_ms * attempts }));
  const { isRefused } = await services.background.inDirectory((db) =>
    reserveAttempt(db, shared, null, later),
  );
  expect(isRefused).toBe(false);
}

async function useUp(limit: Limit, kind: Kind, attempt: Attempt): Promise<void> {
  const atOnce = limit[kind]?.atOnce ?? 0;
  if (atOnce > maxMade) await countAtOnce(limit, kind, attempt, atOnce - maxMade);
  for (let left = Math.min(atOnce, maxMade); left > 0; left -= 20)
    await Promise.all(
      Array.from({ length: Math.min(left, 20) }, () => fail(limit, sharers[kind](attempt))),
    );
}

const allowances = Object.values<Limit>(limits).flatMap((limit) =>
  kindsOf(limit).map((kind) => ({
    name: limit.name,
    kind,
    atOnce: limit[kind]?.atOnce ?? 0,
    limit,
  })),
);

test("every limit has a count that some call can reach", () => {
  for (const limit of Object.values<Limit>(limits)) expect(kindsOf(limit)).not.toEqual([]);
});

test.each(allowances)(
  "$name: $atOnce attempts pass $kind and only the next is refused",
  async ({ limit, kind }) => {
    const own = stranger();
    await useUp(limit, kind, own);
    await expect(fail(limit, sharers[kind](own))).rejects.toMatchObject({
      code: "too_many_requests",
      retryAfterSeconds: expect.any(Number),
    });
    await fail(limit, stranger());
  },
);

/** For each limited operation, a valid call and its usual response. */
const calls: Record<string, { input?: () => object; params?: string; allowed: number }> = {
  "auth.login": { input: () => ({ email: newEmail(), password: "Wrong-horse-7!" }), allowed: 401 },
  "auth.recoverPassword": { input: () => ({ email: newEmail() }), allowed: 404 },
  "auth.resetPassword": {
    input: () => ({
      accessToken: `${randomUUID()}.${"x".repeat(43)}`,
      newPassword: "Fresh-battery-8?",
    }),
    allowed: 400,
  },
  "auth.changePassword": {
    input: () => ({ currentPassword: "Wrong-horse-7!", newPassword: "Fresh-battery-8?" }),
    allowed: 400,
  },
  "auth.confirmIdentity": { input: () => ({ password: "Wrong-horse-7!" }), allowed: 400 },
  "auth.newRecoveryCodes": { allowed: 409 },
  "sso.saveProvider": { input: () => ({}), allowed: 400 },
  "sso.requireProvider": { input: () => ({ employeeIds: [1] }), allowed: 409 },
  "sso.stopRequiring": { input: () => ({}), allowed: 409 },
  "sso.tryProvider": { input: () => ({ providerId: randomUUID() }), allowed: 404 },
  "sso.finishTrial": { input: () => ({ state: "a", browserKey: "b" }), allowed: 401 },
  "sso.startConfirmation": { input: () => ({}), allowed: 404 },
  "sso.finishConfirmation": { input: () => ({ state: "a", browserKey: "b" }), allowed: 401 },
  "sso.signInOptions": { input: () => ({ email: newEmail() }), allowed: 200 },
  "sso.startSso": {
    input: () => ({ email: newEmail(), providerId: randomUUID() }),
    allowed: 404,
  },
  "sso.finishSso": { input: () => ({ state: "a", browserKey: "b" }), allowed: 401 },
  "onboarding.emailExists": { input: () => ({ email: newEmail() }), allowed: 200 },
  "onboarding.domainNameExists": { params: "unknown.co.za", allowed: 404 },
  "onboarding.signUp": {
    input: () => ({ email: newEmail(), password: "Correct-horse-7!" }),
    allowed: 200,
  },
  "onboarding.confirmEmail": {
    input: () => ({ accessToken: `${randomUUID()}.${"x".repeat(43)}` }),
    allowed: 400,
  },
  "documents.archive": { allowed: 200 },
  "calendar.feed": { params: "unknown", allowed: 404 },
  "feedback.sendFeedback": { input: () => ({}), allowed: 400 },
  "feedback.report": { params: "1", input: () => ({}), allowed: 404 },
  "notes.createNote": { input: () => ({}), allowed: 400 },
  "notes.replyToNote": { params: "1", input: () => ({ reply: "Agreed." }), allowed: 404 },
  "notes.updateNote": { params: "1", input: () => ({ noteDescription: "Kept." }), allowed: 404 },
  "continuity.openHandover": { input: () => ({}), allowed: 400 },
  "continuity.nameStandIn": { input: () => ({}), allowed: 400 },
  "continuity.writeHandover": {
    params: "1",
    input: () => ({ part: "matters", body: "The audit" }),
    allowed: 404,
  },
  "continuity.askBack": {
    params: "1",
    input: () => ({ to: "person", question: "Who?" }),
    allowed: 404,
  },
  "continuity.answerBack": { params: "1", input: () => ({ answer: "Me" }), allowed: 404 },
  "continuity.answerPromise": {
    params: "1",
    input: () => ({ promiseId: 1, isAccepted: true }),
    allowed: 404,
  },
  "continuity.finishStep": { params: "1", input: () => ({ step: 1 }), allowed: 404 },
  "continuity.releaseStep": {
    params: "1",
    input: () => ({ step: 1, reason: "Ill" }),
    allowed: 404,
  },
  "continuity.releaseTurns": { params: "1", input: () => ({ reason: "Ill" }), allowed: 404 },
  "continuity.storyOfMine": { allowed: 200 },
  "continuity.tickReading": {
    params: "1",
    input: () => ({ kind: "note", id: 1, isRead: true }),
    allowed: 404,
  },
  "continuity.planFirstTalk": {
    params: "1",
    input: () => ({ talkOn: "2100-01-01" }),
    allowed: 404,
  },
  "continuity.recordTalk": {
    params: "1",
    input: () => ({ talkedOn: "2026-01-05", talkText: "The roster" }),
    allowed: 404,
  },
  "continuity.passOn": { input: () => ({}), allowed: 400 },
  "continuity.setGapAside": { input: () => ({}), allowed: 400 },
  "continuity.bringGapBack": { params: "1", allowed: 404 },
  "continuity.makePromise": { input: () => ({}), allowed: 400 },
  "continuity.agreeToPromise": { params: "1", allowed: 404 },
  "continuity.declinePromise": { params: "1", input: () => ({ reason: "No" }), allowed: 404 },
  "continuity.keepPromise": { params: "1", input: () => ({}), allowed: 404 },
  "continuity.renegotiatePromise": {
    params: "1",
    input: () => ({ promiseText: "A desk", version: 1 }),
    allowed: 404,
  },
  "continuity.breakPromise": { params: "1", input: () => ({ reason: "No" }), allowed: 404 },
  "continuity.takeBackPromise": { params: "1", allowed: 404 },
  "sso.checkDomain": { params: "1", allowed: 404 },
  "auth.remindWithoutFactor": { allowed: 409 },
  "audit.exportAudit": { allowed: 200 },
  "auth.passkeyOptions": { allowed: 200 },
  "auth.passkeyLogin": {
    input: () => ({ id: "a", clientDataJSON: "a", authenticatorData: "a", signature: "a" }),
    allowed: 403,
  },
  "employees.exportList": { allowed: 200 },
  "payroll.exportLeave": { allowed: 400 },
  "payroll.exportChanges": { allowed: 400 },
  "payroll.exportLiability": { allowed: 400 },
  "payroll.previewProfile": { input: () => ({}), allowed: 400 },
  "leave.exportRecords": { allowed: 200 },
  "employees.previewChangeOfMany": { input: () => ({}), allowed: 400 },
  "continuity.exportChart": { allowed: 200 },
  "continuity.previewLines": { input: () => ({}), allowed: 400 },
  "continuity.setLines": { input: () => ({}), allowed: 400 },
  "employees.changeMany": { input: () => ({}), allowed: 400 },
  "onboarding.remindMany": { input: () => ({}), allowed: 400 },
  "import.upload": { allowed: 400 },
  "import.check": { input: () => ({}), params: "1", allowed: 400 },
  "import.correctRow": { input: () => ({}), params: "1", allowed: 400 },
  "import.start": { input: () => ({}), params: "1", allowed: 400 },
  "keys.createKey": { input: () => ({}), allowed: 400 },
  "keys.rotateKey": { input: () => ({ overlapDays: 1, days: 90 }), params: "1", allowed: 404 },
  "hooks.createHook": { input: () => ({}), allowed: 400 },
  "hooks.rotateHookSecret": { params: "1", allowed: 404 },
  "hooks.redeliver": { input: () => ({ deliveryId: 1 }), params: "1", allowed: 404 },
  "hooks.sendTest": { params: "1", allowed: 404 },
  "import.invite": { params: "1", allowed: 404 },
  "import.exportFaults": { params: "1", allowed: 404 },
  "import.exportReport": { params: "1", allowed: 404 },
  "onboarding.resendInvitation": { params: "1", allowed: 404 },
  "onboarding.withdrawInvitation": { params: "1", allowed: 404 },
  "onboarding.addEmployee": { input: () => ({}), allowed: 400 },
};
const limited = operations.flatMap((operation) =>
  operation.limited
    ? [
        {
          name: `${operation.module}.${operation.name}`,
          operation,
          limit: operation.limited as Limit,
        },
      ]
    : [],
);

test("the list of operations that are limited is complete", () => {
  expect(Object.keys(calls).sort()).toEqual(limited.map(({ name }) => name).sort());
});

/** Fills one address's queue for hashing, for known devices and others, so that the next person there is refused. */
function fillHashQueue(address: string) {
  const { client } = clientAddress(address);
  const done = new AbortController();
  const { signal } = done;
  const hashAgain = async (person: string, isKnownDevice: boolean) => {
    const by = { caller: { client, person, signal }, isKnownDevice };
    while (!signal.aborted)
      await hashPassword("Correct-horse-7!", by).catch(
        () => new Promise((resolve) => setTimeout(resolve, 5)),
      );
  };
  const hashing = Array.from({ length: 60 * Math.max(2, availableParallelism()) }, (_, n) =>
    hashAgain(`${n}`, n % 2 === 0),
  );
  return async () => {
    done.abort();
    await Promise.all(hashing);
  };
}

async function send(
  operation: NamedOperation,
  { input, params = "" }: { input?: () => object; params?: string },
  { address, token }: { address: string; token: string },
) {
  const answer = await app.inject({
    method: operation.method,
    url: `/prod${operation.path.replace(/:\w+/, params)}`,
    remoteAddress: address,
    headers: {
      "user-agent": "Firefox",
      ...(operation.access !== "public" && { authorization: `Bearer ${token}` }),
    },
    ...(input && { payload: input() }),
  });
  return { status: answer.statusCode, retryAfter: Number(answer.headers["retry-after"]) };
}

test.each(limited)(
  "$name is refused by its limit before the hash queue",
  async ({ name, operation, limit }) => {
    const [{ owner }, { owner: other }] = [await newTenant(), await newTenant()];
    const claims = await services.tokens.verify(owner.token, new Date());
    const sender = { address: newAddress(), token: owner.token };
    const [kind = "perAddress"] = kindsOf(limit);
    await useUp(limit, kind, stranger({ address: sender.address, claims }));
    const given = calls[name] ?? { allowed: 0 };

    const empty = fillHashQueue(sender.address);
    const whoHashes = { caller: { ...clientAddress(sender.address), person: "" } };
    await expect(hashPassword("Correct-horse-7!", whoHashes)).rejects.toMatchObject({
      code: "unavailable",
    });
    const refused = await send(operation, given, sender);
    await empty();
    expect(refused).toEqual({ status: 429, retryAfter: expect.any(Number) });
    expect(refused.retryAfter).toBeGreaterThan(0);
    const neighbour = { address: newAddress(), token: other.token };
    expect((await send(operation, given, neighbour)).status).toBe(given.allowed);
  },
);

test("a link or sign-up that cannot succeed costs no hash", async () => {
  const { owner, claimEmail } = await newTenant();
  await claimEmail(owner.email);
  const sender = { address: newAddress(), token: owner.token };
  const call = (name: string, body: object) => {
    const operation = limited.find((one) => one.name === name)?.operation as NamedOperation;
    return send(operation, { input: () => body }, sender);
  };
  const password = "Correct-horse-7!";
  const empty = fillHashQueue(sender.address);
  const outcomes = [
    await call("auth.resetPassword", calls["auth.resetPassword"]?.input?.() ?? {}),
    await call("onboarding.signUp", { email: owner.email, password }),
    await call("onboarding.signUp", { email: newEmail(), password }),
  ];
  await empty();
  expect(outcomes.map(({ status }) => status)).toEqual([400, 409, 503]);
  expect(outcomes[2]?.retryAfter).toBeGreaterThan(0);
});

test("forbidden calls do not use up a company's limit", async () => {
  const { owner, newEmployee } = await newTenant();
  const staff = await newEmployee();
  const found = limited.find(({ name }) => name === "employees.exportList");
  const exporting = found?.operation as NamedOperation;
  const callAs = async ({ token }: { token: string }) =>
    (await send(exporting, {}, { address: newAddress(), token })).status;
  const refused: number[] = [];
  for (let n = 0; n < 40; n++) refused.push(await callAs(staff));
  expect(new Set(refused)).toEqual(new Set([403]));
  const made: number[] = [];
  for (let n = 0; n < 11; n++) made.push(await callAs(owner));
  expect(made).toEqual([...Array(10).fill(200), 429]);
});
