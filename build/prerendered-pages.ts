import path from "node:path";
import { type Plugin, runnerImport, type ViteDevServer } from "vite";

const place = "<!--page-->";
const publicUrl = "https://public-url.invalid";
const supportEmail = "support@support-email.invalid";

/** Which file answers for a path that is a page of its own; every other path is a screen of the app. */
const fileOf: Record<string, string> = {
  "/": "/landing.html",
  "/terms": "/terms.html",
  "/privacy": "/privacy.html",
};

/** modules/landing/prerender.tsx */
interface PageModule {
  renderPage: (page: string, supportEmail: string) => Promise<string>;
}

/**
 * Renders the public pages into their HTML, at build as in development. The server's address and whom to ask for support
 * are not known yet: two markers stand for them, which the server fills in when it starts.
 */
export const prerenderedPages = (root: string): Plugin => ({
  name: "prerendered-pages",
  transformIndexHtml: {
    order: "pre",
    async handler(html, { filename, server }) {
      const page = html.includes(place)
        ? html.replace(place, await rendered(root, path.basename(filename, ".html")))
        : html;
      return server ? filledForDevelopment(page, server) : page;
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

async function rendered(root: string, page: string): Promise<string> {
  const { module } = await runnerImport<PageModule>(
    path.join(root, "modules/landing/prerender.tsx"),
    // Pictures by their address, never within the page: it holds both themes, and only one is to be loaded.
    { root, logLevel: "error", build: { assetsInlineLimit: 0 } },
  );
  return module.renderPage(page, supportEmail);
}

const filledForDevelopment = (html: string, { config }: ViteDevServer) =>
  html
    .replaceAll(publicUrl, `http://localhost:${config.server.port}`)
    .replaceAll(supportEmail, "support@localhost");
