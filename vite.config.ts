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
      routesDirectory: "app/routes",
      generatedRouteTree: "app/route-tree.gen.ts",
    }),
    react({ compiler: true }),
    tailwindcss(),
  ],
  build: { outDir: "../dist/web", emptyOutDir: true },
});
