import { readFileSync } from "node:fs";
import path from "node:path";
import { type Plugin, type Rolldown, runnerImport, type ViteDevServer } from "vite";
import { publicScript } from "./public-script.ts";

const place = "<!--page-->";
const headPlace = "<!--head-->";
const skeletonPlace = "<!--skeleton-->";
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

/** The page of every other screen. */
const screenFile = "/index.html";

export const appPages = (root: string): string[] =>
  [...Object.values(appFileOf), screenFile].map((file) => path.join(root, file));

/** One renderer for public pages; the app's for sign-in and sign-up. */
const appRenderer = "app/prerender.tsx";
const rendererOf = (page: string) =>
  `/${page}` in appFileOf ? appRenderer : "modules/landing/prerender.tsx";

interface PageModule {
  renderPage: (page: string, supportEmail: string) => Promise<string>;
}
interface AppModule extends PageModule {
  renderSkeleton: () => Promise<string>;
}

/** Renders the public pages, in builds and development. At its start, the server fills addresses in for the markers. */
export const prerenderedPages = (root: string): Plugin => ({
  name: "prerendered-pages",
  transformIndexHtml: {
    order: "pre",
    async handler(html, { filename, server }) {
      const page = path.basename(filename);
      let whole = html;
      if (html.includes(place))
        whole = html
          .replace(place, await rendered(root, path.basename(page, ".html")))
          .replace(headPlace, headOf(html, root, page));
      if (html.includes(skeletonPlace))
        whole = whole.replace(skeletonPlace, await skeletonOf(root));
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

/** The browser paints a page of the app before requesting scripts: after-paint.js starts them. The first paint of a screen needs no other file. */
export const textBeforeScripts: Plugin = {
  name: "text-before-scripts",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { path: page, bundle }) {
      const isScreen = page === screenFile;
      if (!isScreen && !Object.values(appFileOf).includes(page)) return html;
      return (isScreen ? withInlineBlocks(html, bundle) : html)
        .replaceAll('<script type="module"', '<script type="text/plain" data-after-paint')
        .replaceAll('<link rel="modulepreload"', '<link data-after-paint="modulepreload"');
    },
  },
};

/** The small files inside the page, each as written there, and the app's style sheet after the first paint. */
function withInlineBlocks(html: string, bundle: Rolldown.OutputBundle = {}): string {
  const ownStyles = /<link rel="stylesheet"[^>]* href="\/(assets\/index-[^"]+\.css)">/;
  const [link, file = ""] = ownStyles.exec(html) ?? [];
  const styles = bundle[file];
  if (!link || styles?.type !== "asset") throw new Error("The screens' page has no styles.");
  delete bundle[file];
  return (
    html
      .replace(link, "")
      // Before the app's styles, which win over equal ones.
      .replace("</title>", (end) => `${end}<style>${String(styles.source).trim()}</style>`)
      .replaceAll('<link rel="stylesheet"', '<link data-after-paint="stylesheet"')
      .replaceAll(/<script src="\/([\w-]+\.js)"><\/script>/g, (_, name: string) => {
        const script = publicScript(path.join(import.meta.dirname, "../web/public", name));
        return `<script>${script}</script>`;
      })
  );
}

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

async function moduleOf<Module>(root: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(
    path.join(root, file),
    // Pictures have addresses: an inlined page would load both themes.
    { root, logLevel: "error", build: { assetsInlineLimit: 0 } },
  );
  return module;
}

const rendered = async (root: string, page: string): Promise<string> =>
  (await moduleOf<PageModule>(root, rendererOf(page))).renderPage(page, supportEmail);

const skeletonOf = async (root: string): Promise<string> =>
  (await moduleOf<AppModule>(root, appRenderer)).renderSkeleton();

const filledForDevelopment = (html: string, { config }: ViteDevServer) =>
  html
    .replaceAll(publicUrl, `http://localhost:${config.server.port}`)
    .replaceAll(supportEmail, "support@localhost");
