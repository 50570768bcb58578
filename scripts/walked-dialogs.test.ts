import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.dirname(import.meta.dirname);
const sourceOf = (file: string) => readFileSync(path.join(root, file), "utf8");

/** A shared dialog, walked for each of its purposes. */
const frame = "reasoned-dialog.tsx";

const inKebabCase = (name: string) => name.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase();

/** Components with a whole dialog, not just a short question: `new-promise` is NewPromiseDialog. */
const dialogs = globSync("web/modules/**/*.tsx", { cwd: root })
  .filter((file) => !file.endsWith(frame))
  .flatMap((file) =>
    sourceOf(file)
      .split(/^(?:export )?function /m)
      .slice(1),
  )
  .filter((component) => /<(Form|Reasoned)?Dialog\s/.test(component))
  .map((component) => inKebabCase(/^\w+/.exec(component)?.[0] ?? "").replace(/-dialog$/, ""));

/** Journeys look at these: a secret is shown once, and only Chromium plays an authenticator. */
const lookedAtElsewhere = {
  "shown-key": "e2e/api-keys.spec.ts",
  "shown-hook": "e2e/webhooks.spec.ts",
  requirement: "e2e/single-sign-on.spec.ts",
  "add-passkey": "e2e/passkeys.spec.ts",
  "rename-passkey": "e2e/passkeys.spec.ts",
};

const walk = globSync("e2e/engines/*.ts", { cwd: root }).map(sourceOf).join("\n");

test("the walk through three engines measures every dialog", () => {
  expect(dialogs).toContain("new-promise");
  const isNamed = (name: string) => walk.includes(`"${name}"`) || walk.includes(`\`${name}-\${`);
  const unwalked = dialogs.filter((name) => !isNamed(name));
  expect(unwalked.toSorted()).toEqual(Object.keys(lookedAtElsewhere).toSorted());
  for (const journey of Object.values(lookedAtElsewhere))
    expect(sourceOf(journey)).toContain("problemsInEveryAppearance");
});
