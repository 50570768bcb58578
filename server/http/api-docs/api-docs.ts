import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { NamedOperation } from "#contract/operation.ts";
import { v1Operations } from "#contract/v1/v1.ts";
import { type PreparedFile, preparedFile, sendPrepared } from "../prepared-file.ts";
import { openApi } from "./open-api.ts";
import { apiPage } from "./page.ts";
import { openApiOfV1 } from "./v1/open-api.ts";
import { v1Page } from "./v1/page.ts";

const afterListeningMs = 500;
const styles = ["colours.css", "page.css", "operations.css"];

const assetNamed = (name: string) =>
  readFileSync(path.join(import.meta.dirname, "assets", name), "utf8");

/** Serves `/docs`, and `/docs/v1` for other systems. Built just after listening begins, so that neither start nor callers wait. */
export function serveApiDocs(app: FastifyInstance, operations: readonly NamedOperation[]): void {
  const files: Record<string, () => PreparedFile> = {
    "/docs": once("text/html", () => apiPage(operations, app.prefix)),
    "/docs/json": once("application/json", () => JSON.stringify(openApi(operations, app.prefix))),
    "/docs/v1": once("text/html", () => v1Page(v1Operations, app.prefix)),
    "/docs/v1/json": once("application/json", () =>
      JSON.stringify(openApiOfV1(v1Operations, app.prefix)),
    ),
    "/docs/page.css": once("text/css", () => styles.map(assetNamed).join("")),
    "/docs/page.js": once("text/javascript", () => assetNamed("page.js")),
  };
  for (const [url, file] of Object.entries(files))
    app.get(url, (request, reply) => sendPrepared(request, reply, file()));
  app.addHook("onListen", async () => {
    for (const file of Object.values(files)) setTimeout(file, afterListeningMs).unref();
  });
}

function once(type: string, textOf: () => string): () => PreparedFile {
  let file: PreparedFile | undefined;
  return () => {
    file ??= preparedFile(type, textOf());
    return file;
  };
}
