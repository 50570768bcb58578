import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: "web",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "web/app/routes",
      generatedRouteTree: "web/app/route-tree.gen.ts",
    }),
    react({ compiler: true }),
    tailwindcss(),
  ],
  build: { outDir: "../dist/web", emptyOutDir: true },
});
