import { readFileSync } from "node:fs";
import path from "node:path";
import { type Plugin, runnerImport, type ViteDevServer } from "vite";

const place = "<!--page-->";
const headPlace = "<!--head-->";
const publicUrl = "https://public-url.invalid";
const supportEmail = "support@support-email.invalid";

/** Which file is served for a path that is its own page; every other path is a screen of the app. */
const publicFileOf: Record<string, string> = {
  "/": "/landing.html",
  "/terms": "/terms.html",
  "/privacy": "/privacy.html",
};
const appFileOf: Record<string, string> = { "/signin": "/signin.html", "/signup": "/signup.html" };
const fileOf: Record<string, string> = { ...publicFileOf, ...appFileOf };

export const publicPages = (root: string): string[] =>
  Object.values(publicFileOf).map((file) => path.join(root, file));

/** The HTML files of the app: those of sign-in and sign-up, and that of every other screen. */
export const appPages = (root: string): string[] =>
  [...Object.values(appFileOf), "/index.html"].map((file) => path.join(root, file));

/** The module that renders a page: the public ones together, sign-in and sign-up with the app that they belong to. */
const rendererOf = (page: string) =>
  `/${page}` in appFileOf ? "app/prerender.tsx" : "modules/landing/prerender.tsx";

interface PageModule {
  renderPage: (page: string, supportEmail: string) => Promise<string>;
}

/**
 * Renders the public pages into their HTML, at build as in development. The server's address and the support address
 * are not known yet: two markers stand for them, which the server fills in when it starts.
 */
export const prerenderedPages = (root: string): Plugin => ({
  name: "prerendered-pages",
  transformIndexHtml: {
    order: "pre",
    async handler(html, { filename, server }) {
      const page = path.basename(filename);
      const whole = html.includes(place)
        ? html
            .replace(place, await rendered(root, path.basename(page, ".html")))
            .replace(headPlace, headOf(html, root, page))
        : html;
      return server ? filledForDevelopment(whole, server) : whole;
    },
  },
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      const [pathname = "", ...search] = (request.url ?? "").split("?");
      const file = fileOf[pathname];
      if (file) request.url = [file, ...search].join("?");
      next();
    });
  },
});

/** Lets the text of a page that can be read without scripts be painted before they are asked for: after-paint.js does it then. */
export const textBeforeScripts: Plugin = {
  name: "text-before-scripts",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { path: page }) =>
      Object.values(appFileOf).includes(page)
        ? html
            .replaceAll('<script type="module"', '<script type="text/plain" data-after-paint')
            .replaceAll('<link rel="modulepreload"', "<link data-after-paint")
        : html,
  },
};

function headOf(html: string, root: string, page: string): string {
  const [route = "/"] = Object.entries(fileOf).find(([, file]) => file === `/${page}`) ?? [];
  const about: Record<string, string | undefined> = {
    address: `${publicUrl}${route}`,
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    description: /name="description" content="([^"]*)"/.exec(html)?.[1],
  };
  const head = readFileSync(path.join(root, "modules/landing/head.html"), "utf8");
  return head.replaceAll(/\{(\w+)\}/g, (_, name: string) => about[name] ?? "");
}

async function rendered(root: string, page: string): Promise<string> {
  const { module } = await runnerImport<PageModule>(
    path.join(root, rendererOf(page)),
    // Pictures by their address, never within the page: it holds both themes, and only one is to be loaded.
    { root, logLevel: "error", build: { assetsInlineLimit: 0 } },
  );
  return module.renderPage(page, supportEmail);
}

const filledForDevelopment = (html: string, { config }: ViteDevServer) =>
  html
    .replaceAll(publicUrl, `http://localhost:${config.server.port}`)
    .replaceAll(supportEmail, "support@localhost");
