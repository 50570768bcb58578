import { readFileSync } from "node:fs";
import path from "node:path";
import { type Plugin, runnerImport, type ViteDevServer } from "vite";

const place = "<!--page-->";
const headPlace = "<!--head-->";
const publicUrl = "https://public-url.invalid";
const supportEmail = "support@support-email.invalid";

/** Files of static pages by path; every other path is a screen of the app. */
const publicFileOf: Record<string, string> = {
  "/": "/landing.html",
  "/terms": "/terms.html",
  "/privacy": "/privacy.html",
};
const appFileOf: Record<string, string> = { "/signin": "/signin.html", "/signup": "/signup.html" };
const fileOf: Record<string, string> = { ...publicFileOf, ...appFileOf };

/** The HTML files of the public pages. */
export const publicPages = (root: string): string[] =>
  Object.values(publicFileOf).map((file) => path.join(root, file));

export const appPages = (root: string): string[] =>
  [...Object.values(appFileOf), "/index.html"].map((file) => path.join(root, file));

/** One renderer for public pages; the app's for sign-in and sign-up. */
const rendererOf = (page: string) =>
  `/${page}` in appFileOf ? "app/prerender.tsx" : "modules/landing/prerender.tsx";

interface PageModule {
  renderPage: (page: string, supportEmail: string) => Promise<string>;
}

/** Renders the public pages, in builds and development. At its start, the server fills addresses in for the markers. */
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

/** The browser paints a page's text before requesting scripts: after-paint.js starts them. */
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

/** Every public page's head, with this page's texts. */
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
    // Pictures have addresses: an inlined page would load both themes.
    { root, logLevel: "error", build: { assetsInlineLimit: 0 } },
  );
  return module.renderPage(page, supportEmail);
}

const filledForDevelopment = (html: string, { config }: ViteDevServer) =>
  html
    .replaceAll(publicUrl, `http://localhost:${config.server.port}`)
    .replaceAll(supportEmail, "support@localhost");
