import { readFileSync } from "node:fs";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import reactPlugin from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fileGroups } from "./build/file-groups.ts";
import { filesInOrder } from "./build/files-in-order.ts";
import { fontFiles } from "./build/font-files.ts";
import { precompressed } from "./build/precompressed.ts";
import {
  appPages,
  prerenderedPages,
  publicPages,
  textBeforeScripts,
} from "./build/prerendered-pages.ts";

const root = path.join(import.meta.dirname, "web");
const outDir = path.join(import.meta.dirname, "dist/web");

const react = /node_modules\/(react|react-dom|scheduler)\//;
/** Only forms use the blocker, later. */
const router =
  /node_modules\/(use-sync-external-store|@tanstack\/(react-router|router-core|react-store|store|history))\/(?!.*useBlocker)/;

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

export default defineConfig({
  root,
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version) },
  plugins: [
    reactPlugin({ compiler: true }),
    tailwindcss(),
    fontFiles(path.join(root, "styles.css")),
    prerenderedPages(root),
    textBeforeScripts,
    filesInOrder,
    precompressed,
  ],
  build: {
    outDir,
    emptyOutDir: true,
    // A picture within the page would be loaded at once, in both themes.
    assetsInlineLimit: (file) => (file.includes("landing/pictures/") ? false : undefined),
    // Every browser that can run the app preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What is needed together comes as one file; the libraries stay in the browser's cache when the app changes.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "react", test: react },
            { name: "router", test: router },
            { name: fileGroups(root), debugName: "basics and frame" },
          ],
        },
      },
    },
  },
  environments: {
    client: { build: { rolldownOptions: { input: appPages(root) } } },
    // The public pages share no file with the app but the type: neither carries what only the other needs.
    publicPages: {
      consumer: "client",
      build: {
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: publicPages(root), output: { codeSplitting: true } },
      },
    },
  },
  builder: {
    async buildApp({ build, environments: { client, publicPages } }) {
      if (client) await build(client);
      if (publicPages) await build(publicPages);
    },
  },
});
