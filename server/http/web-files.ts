import { existsSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { answerUnknownPath } from "./failures.ts";

const yearSeconds = 31_536_000;

export interface WebOptions {
  /** The folder of the built web app. */
  webDir: string;
  /** Below this path the API answers, also for what it does not know. */
  apiPath: string;
}

/** Serves the built web app; a path that is no file is a screen of the app, which finds its own way. */
export async function serveWeb(
  app: FastifyInstance,
  { webDir, apiPath }: WebOptions,
): Promise<void> {
  if (!existsSync(path.join(webDir, "index.html")))
    throw new Error(`The web app is not built: ${webDir} has no index.html.`);

  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      // Names under assets/ change with their content; everything else is asked for again.
      const isImmutable = file.includes(`${path.sep}assets${path.sep}`);
      response.header(
        "Cache-Control",
        isImmutable ? `public, max-age=${yearSeconds}, immutable` : "no-cache",
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    if (path.startsWith(`${apiPath}/`)) return answerUnknownPath(request, reply);
    return isScreen(request, path)
      ? reply.sendFile("index.html")
      : reply.code(404).type("text/plain").send("Not found");
  });
}

const isScreen = ({ method }: FastifyRequest, file: string) =>
  (method === "GET" || method === "HEAD") && !path.extname(file);
