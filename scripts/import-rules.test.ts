import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cruise, root, rulesFile } from "./lib/import-rules.ts";

const value = (from: string) => `import { one } from "${from}";\nexport const two = one;\n`;
const type = (from: string) => `import type { One } from "${from}";\nexport type Two = One;\n`;
const target = "export const one = 1;\nexport type One = 1;\n";

/** One file per rule, which breaks it. */
const wrong: Record<string, [file: string, source: string][]> = {
  "contract-stands-alone": [["contract/wrong.ts", value("#server/context.ts")]],
  "web-never-server": [["web/modules/leave/wrong.ts", type("#server/context.ts")]],
  "server-never-web": [["server/http/wrong-web.ts", value("#web/ui/button.ts")]],
  "browser-carries-no-schemas": [
    ["web/modules/leave/wrong-schema.ts", value("#contract/leave.ts")],
  ],
  "infrastructure-knows-no-module": [
    ["server/story/wrong.ts", value("#server/modules/leave/index.ts")],
    ["server/organisation/wrong.ts", value("#server/modules/leave/index.ts")],
    ["server/notices/wrong.ts", value("#server/modules/leave/index.ts")],
    ["server/due/wrong.ts", value("#server/modules/leave/index.ts")],
  ],
  "modules-meet-at-index": [
    ["server/modules/notes/wrong.ts", value("#server/modules/leave/requests.ts")],
    ["web/modules/notes/wrong.ts", value("#web/modules/leave/leave-page.ts")],
  ],
  "codes-and-rules-are-plain": [["contract/codes/wrong.ts", value("zod")]],
  "search-knows-no-module": [
    ["server/modules/search/wrong.ts", value("#server/modules/employees/index.ts")],
  ],
  "ground-knows-no-people": [
    ["server/modules/departments/wrong.ts", value("#server/modules/employees/index.ts")],
  ],
  "line-changes-in-one-place": [
    ["server/modules/line/wrong-leaders.ts", value("./change/leaders.ts")],
    ["server/modules/departments/wrong-circle.ts", value("#server/organisation/line-circle.ts")],
  ],
  "typed-text-comes-from-humans": [
    ["server/modules/departments/wrong-reason.ts", value("#server/story/typed-text.ts")],
  ],
  "onboarding-is-last": [
    ["server/modules/leave/wrong-order.ts", value("#server/modules/onboarding/index.ts")],
  ],
  "dashboards-are-last": [
    ["server/modules/onboarding/wrong.ts", value("#server/modules/dashboard/index.ts")],
  ],
  "people-know-no-paperwork": [
    ["server/modules/employees/wrong.ts", value("#server/modules/leave/index.ts")],
  ],
  "notifications-know-no-occasion": [
    ["server/modules/notifications/wrong.ts", value("#server/modules/leave/index.ts")],
  ],
  "demo-is-a-guest": [["server/modules/leave/wrong-demo.ts", value("#server/demo/demo.ts")]],
  "demo-meets-modules-at-index": [
    ["server/demo/wrong.ts", value("#server/modules/leave/requests.ts")],
  ],
  "http-only-in-routes": [
    ["server/modules/leave/wrong-http.ts", value("#server/http/doors.ts")],
    ["server/modules/leave/wrong-fastify.ts", type("fastify")],
  ],
  "no-sql-in-routes": [
    ["server/modules/leave/wrong/routes.ts", value("kysely")],
    ["server/modules/leave/engine/wrong.ts", value("#server/db/database.ts")],
  ],
  "driver-only-in-db": [["server/jobs/wrong.ts", value("pg")]],
  "mail-only-in-mail": [["server/jobs/wrong-mail.ts", value("nodemailer")]],
  "egress-is-the-only-way-out": [
    ["server/jobs/wrong-https.ts", value("node:https")],
    ["server/modules/leave/wrong-http1.ts", value("http")],
  ],
  "ui-knows-no-domain": [["web/ui/wrong.ts", value("#contract/codes/leave.ts")]],
  "api-knows-no-module": [["web/api/wrong.ts", value("#web/modules/leave/index.ts")]],
  "app-composes": [["web/modules/leave/wrong-app.ts", value("#web/app/router.ts")]],
  "journeys-come-from-outside": [["e2e/wrong.ts", value("#server/context.ts")]],
  "product-needs-no-tools": [
    ["server/wrong-tool.ts", value("../scripts/lib/project.mjs")],
    ["web/ui/wrong-tool.ts", value("../../build/font-files.ts")],
  ],
  "no-cycles": [["server/wrong-a.ts", value("./wrong-b.ts")]],
};

const right: Record<string, string> = {
  "contract/leave.ts": `${target}export { z } from "zod";\n`,
  "contract/codes/leave.ts": target,
  "server/context.ts": target,
  "server/wrong-b.ts": `${value("./wrong-a.ts")}${target}`,
  "server/db/database.ts": `${target}export { Client } from "pg";\n`,
  "server/demo/demo.ts": `${target}export { one as three } from "#server/modules/leave/index.ts";\n`,
  "server/main.ts": value("#server/demo/demo.ts"),
  "server/http/doors.ts": `${target}export { fastify } from "fastify";\n`,
  "server/egress/egress.ts": value("node:https"),
  "server/http/right-types.ts": type("node:http"),
  "server/modules/leave/index.ts": 'export { one, type One } from "./requests.ts";\n',
  "server/modules/leave/requests.ts": target,
  "server/modules/leave/routes.ts": value("#server/http/doors.ts"),
  "server/modules/leave/queries.ts": value("#server/db/database.ts"),
  "server/modules/leave/record-queries.ts": value("#server/db/database.ts"),
  "server/modules/dashboard/index.ts": `${target}export { one as three } from "#server/modules/leave/index.ts";\n`,
  "server/modules/employees/index.ts": target,
  "server/modules/onboarding/index.ts": target,
  "server/modules/search/index.ts": target,
  "server/modules/line/change/leaders.ts": target,
  "server/modules/line/change-line.ts": `${value("./change/leaders.ts")}export { one as three } from "#server/organisation/line-circle.ts";\n`,
  "server/organisation/line-circle.ts": target,
  "server/story/typed-text.ts": target,
  "server/demo/timeline.ts": value("#server/story/typed-text.ts"),
  "server/modules/departments/right.ts": value("#server/modules/search/index.ts"),
  "server/modules/employees/right.ts": value("#server/modules/search/index.ts"),
  "server/modules/leave/requests.test.ts": value("#server/db/database.ts"),
  "server/modules/notes/notes.ts": value("#server/modules/leave/index.ts"),
  "web/ui/button.ts": target,
  "web/app/router.ts": `${target}export { two } from "#web/modules/leave/right-codes.ts";\n`,
  "web/modules/leave/index.ts": target,
  "web/modules/leave/leave-page.ts": target,
  "web/modules/leave/right-codes.ts": value("#contract/codes/leave.ts"),
  "web/modules/leave/right-types.ts": type("#contract/leave.ts"),
  "web/modules/notes/notes-page.ts": value("#web/modules/leave/index.ts"),
  "bench/right.ts": value("#contract/leave.ts"),
  "build/font-files.ts": target,
  "scripts/lib/project.mjs": "export const one = 1;\n",
};

let tree: string;
let broken: string[];
let overlooked: string[];
beforeAll(async () => {
  tree = mkdtempSync(path.join(tmpdir(), "baton-imports-"));
  for (const file of ["package.json", "tsconfig.json", "tsconfig.base.json"])
    cpSync(path.join(root, file), path.join(tree, file));
  symlinkSync(path.join(root, "node_modules"), path.join(tree, "node_modules"));
  for (const [file, source] of [...Object.entries(right), ...Object.values(wrong).flat()]) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), source);
  }
  const result = await cruise(tree);
  overlooked = result.overlooked;
  broken = result.violations.map(({ rule, from }) => `${rule}: ${from}`);
});
afterAll(() => rmSync(tree, { recursive: true }));

test("every rule has a file made to break it", () => {
  const { forbidden } = createRequire(import.meta.url)(rulesFile) as {
    forbidden: { name: string }[];
  };
  expect(forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(wrong).sort());
});

test.each(Object.entries(wrong))("%s fires on what breaks it", (rule, files) => {
  for (const [file] of files) expect(broken).toContain(`${rule}: ${file}`);
});

test("files that keep the rules are left alone", () => {
  const blamed = broken.map((line) => line.split(": ")[1] ?? "");
  expect(blamed.filter((file) => !file.includes("wrong"))).toEqual([]);
});

test("no file is overlooked", () => {
  expect(overlooked).toEqual([]);
});
