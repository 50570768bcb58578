import { existsSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const yearSeconds = 31_536_000;

/** Serves the built web app; a path that is no file is a screen of the app, which finds its own way. */
export async function serveWeb(app: FastifyInstance, webDir: string): Promise<void> {
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
    const isScreen = request.method === "GET" && !path.extname(request.url.split("?")[0] ?? "");
    return isScreen
      ? reply.sendFile("index.html")
      : reply.code(404).type("text/plain").send("Not found");
  });
}
