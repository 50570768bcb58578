import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { handleUnknownPath } from "./failures.ts";
import { type FilledIn, readFilledFiles } from "./filled-files.ts";
import { sendPrepared } from "./prepared-file.ts";

const yearSeconds = 31_536_000;

/** These paths are files, not screens of the app. */
const fileOf: Record<string, string> = {
  "/": "landing.html",
  "/signin": "signin.html",
  "/signup": "signup.html",
  "/terms": "terms.html",
  "/privacy": "privacy.html",
  "/robots.txt": "robots.txt",
  "/sitemap.xml": "sitemap.xml",
};
const appPage = "index.html";

export interface WebOptions {
  webDir: string;
  /** The API answers all paths below, unknown ones included. */
  apiPath: string;
  filledIn: FilledIn;
}

/** Static pages, files, and the app's page for every other path. Throws if any part is not built. */
export async function serveWeb(
  app: FastifyInstance,
  { webDir, apiPath, filledIn }: WebOptions,
): Promise<void> {
  const filled = readFilledFiles(webDir, filledIn);
  const named = (name: string) => {
    const file = filled.get(name);
    if (!file) throw new Error(`The web app is not built: ${webDir} has no ${name}.`);
    return file;
  };
  for (const [url, name] of Object.entries(fileOf)) {
    const file = named(name);
    app.get(url, (request, reply) => sendPrepared(request, reply, file));
  }
  const screen = named(appPage);

  await serveAssets(app, webDir, (name) => filled.has(name));
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    if (path.startsWith(`${apiPath}/`)) return handleUnknownPath(request, reply);
    return isScreen(request, path)
      ? sendPrepared(request, reply, screen)
      : reply.code(404).type("text/plain; charset=utf-8").send("Not found");
  });
}

/** Sends files as built. */
const serveAssets = async (
  app: FastifyInstance,
  root: string,
  isFilled: (name: string) => boolean,
) =>
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !isFilled(path.slice(1)),
    setHeaders: (response, file) => {
      // Names under assets/ change with their content; all else is revalidated.
      const isImmutable = file.includes(`${path.sep}assets${path.sep}`);
      response.header(
        "Cache-Control",
        isImmutable ? `public, max-age=${yearSeconds}, immutable` : "no-cache",
      );
    },
  });

const isScreen = ({ method }: FastifyRequest, file: string) =>
  (method === "GET" || method === "HEAD") && !path.extname(file);
