import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const outDir = path.join(import.meta.dirname, "dist/web");

/** Compresses what is text once, when it is built, so that serving it costs nothing. */
const precompress: Plugin = {
  name: "precompress",
  apply: "build",
  writeBundle({ dir = outDir }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      if (!/\.(js|css|html|svg|txt)$/.test(name)) continue;
      const file = path.join(dir, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};

const librariesOfEveryPage =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|react-store|store|history))\//;
const partsOfEveryForm =
  /vite\/preload-helper|web\/(api\/(client|addresses)|ui\/(link|class-names|button|table\/list-search|form\/(field|text-field|password-field))|modules\/auth\/(area|auth-page|auth-tabs|text))|icons-react\/dist\/esm\/(createReact|defaultAttr)/;

export default defineConfig({
  root: "web",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "app/routes",
      generatedRouteTree: "app/route-tree.gen.ts",
    }),
    react({ compiler: true }),
    tailwindcss(),
    precompress,
  ],
  build: {
    outDir,
    emptyOutDir: true,
    // Every browser that can run the app preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs comes as one file each: small files compress badly, and the
        // libraries stay in the browser's cache when the app changes.
        codeSplitting: {
          groups: [
            { name: "libraries", test: librariesOfEveryPage },
            { name: "basics", test: partsOfEveryForm },
          ],
        },
      },
    },
  },
});
