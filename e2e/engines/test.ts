import { writeFileSync } from "node:fs";
import { test as journey } from "../journey.ts";
import { startPuppeteer } from "./chromium-and-firefox.ts";
import type { Engine, EngineName } from "./engine.ts";
import { desktop } from "./look.ts";
import { type Visitor, visitorWith } from "./visitor.ts";
import { startWebkit } from "./webkit.ts";

/** A journey by a visitor with the project's engine. */
export const test = journey.extend<
  { visitor: Visitor },
  { engineName: EngineName; engine: Engine }
>({
  engineName: ["chromium", { option: true, scope: "worker" }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === "webkit" ? startWebkit() : startPuppeteer(engineName));
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],

  visitor: async ({ engine }, use, test) => {
    const visitor = visitorWith(engine, process.env.BASE_URL ?? "");
    await engine.resize(desktop);
    await use(visitor);
    if (test.status === test.expectedStatus) return;
    const picture = test.outputPath("shown.png");
    writeFileSync(picture, await engine.picture());
    await test.attach("shown", { path: picture });
  },
});
