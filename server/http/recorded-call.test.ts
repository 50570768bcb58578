import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api, operations } from "#contract/index.ts";
import type { NamedOperation } from "#contract/operation.ts";
import { AppError } from "#server/app-error.ts";
import type { Context } from "#server/context.ts";
import { recordStory } from "#server/story/story.ts";
import { securityEventsOf } from "#server/test/security-events.ts";
import { testOperation } from "#server/test/test-operation.ts";
import { call, newTenant, type Person, services } from "#server/test/world.ts";
import { serve } from "./doors.ts";
import { handleFailures } from "./failures.ts";
import type { Route } from "./handler.ts";
import { openStreams } from "./open-streams.ts";

const nameOf = ({ module, name }: NamedOperation) => `${module}.${name}`;
const done = { ok: true };

const tellStory = async (context: Context) => {
  await recordStory(context, { subjectId: context.actor.employeeId, kind: "profile_changed" });
  return done;
};

const routes: Route[] = [
  { operation: testOperation("plain"), handle: async () => done },
  {
    operation: testOperation("declared", { event: "settings_changed" }),
    handle: (context) => tellStory(context as Context),
  },
  { operation: testOperation("told"), handle: (context) => tellStory(context as Context) },
  {
    operation: testOperation("harmless", { traceless: "It reads." }),
    handle: async () => done,
  },
  {
    operation: testOperation("failing"),
    handle: async () => {
      throw new AppError("forbidden");
    },
  },
];

const app = Fastify();
beforeAll(async () => {
  handleFailures(app);
  const streams = openStreams();
  for (const route of routes) serve(app, route, { services, checkResponses: true, streams });
  await app.ready();
});
afterAll(() => app.close());

const post = async (name: string, { token }: Pick<Person, "token">) =>
  app.inject({
    method: "POST",
    url: `/secure/${name}`,
    remoteAddress: "192.0.2.9",
    headers: { authorization: `Bearer ${token}`, "user-agent": "Firefox" },
  });

test.each([
  ["leaves nothing else is recorded by its name", "plain", ["other_change"]],
  ["declares its event is recorded as that, beside the history", "declared", ["settings_changed"]],
  ["is in the history is not recorded twice", "told", []],
  ["is declared harmless leaves no trace", "harmless", []],
  ["fails leaves no trace", "failing", []],
] as const)("a write that %s", async (_, name, kinds) => {
  const tenant = await newTenant();
  await post(name, tenant.owner);
  const { employeeId: byId } = tenant.owner;
  const details = { operation: `auth.${name}` };
  expect(await securityEventsOf(tenant)).toEqual(
    kinds.map((kind) => ({
      ...{ kind, byId, byOperator: false, subjectId: null, details },
      ...{ address: "192.0.2.9", device: "Firefox" },
    })),
  );
});

test("an export of any number of parts is recorded once, with its name", async () => {
  const tenant = await newTenant();
  for (let n = 0; n < 3; n++) await tenant.newEmployee();
  await call(tenant.owner, api.continuity.exportChart, { query: {} });
  await call(tenant.owner, api.payroll.exportLeave, {
    query: { from: "2026-01-01", to: "2026-01-31" },
  });
  expect((await securityEventsOf(tenant)).map(({ kind, details }) => [kind, details])).toEqual([
    ["exported", { operation: "continuity.exportChart" }],
    ["payroll_downloaded", { operation: "payroll.exportLeave" }],
  ]);
});

/** Reviewed one by one; the reason is beside each operation. */
const traceless = [
  "auth.addPasskeyOptions",
  "auth.confirmOptions",
  "auth.renamePasskey",
  "auth.startApp",
  "auth.updateNewsletter",
  "continuity.previewLines",
  "continuity.tickReading",
  "continuity.writeHandover",
  "employees.previewChangeOfMany",
  "employees.update",
  "feedback.markAsRead",
  "hooks.sendTest",
  "leave.checkDates",
  "leave.checkOpenings",
  "leave.outlook",
  "leave.previewEmployment",
  "leave.previewHoliday",
  "leave.previewPattern",
  "leave.previewPolicy",
  "notes.createNote",
  "notes.deleteNote",
  "notes.updateNote",
  "notifications.markAllAsRead",
  "notifications.markAsRead",
  "notifications.updatePreferences",
  "payroll.previewProfile",
  "sso.checkDomain",
  "sso.startConfirmation",
  "sso.tryProvider",
];

/** Without a session, so each records what it does itself; tested with its module. */
const unsigned = {
  "auth.login": "sign_in_succeeded, sign_in_failed and sign_in_refused",
  "auth.passkeyOptions": "a challenge of five minutes",
  "auth.passkeyLogin": "sign_in_succeeded and sign_in_failed",
  "auth.recoverPassword": "password_link_requested",
  "auth.resetPassword": "password_reset",
  "onboarding.signUp": "joined in the history, and sign_in_succeeded",
  "onboarding.confirmEmail": "the company's own confirmed_at, which is set once",
  "onboarding.emailExists": "nothing changes",
  "sso.signInOptions": "nothing changes",
  "sso.startSso": "a flow of ten minutes",
  "sso.finishSso": "sign_in_succeeded, identity_linked and sso_refused",
};

const writes = operations.filter(({ method }) => method !== "GET");

test("each write without a trace is known, with its reason", () => {
  const found = writes.filter((operation) => operation.traceless !== undefined);
  expect(found.map(nameOf).toSorted()).toEqual(traceless);
  expect(found.filter((operation) => operation.access === "public")).toEqual([]);
});

test("each write without a session is known, with what it records", () => {
  const found = writes.filter(({ access }) => access === "public").map(nameOf);
  expect(found.toSorted()).toEqual(Object.keys(unsigned).toSorted());
});
