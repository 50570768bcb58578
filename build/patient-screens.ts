import type { Plugin } from "vite";

const screenImport = /import\((["'])([^"']*[?&]tsr-split=[^"']*)\1\)/g;

/** Lets the code of every screen wait for a lost connection: the router by itself would load the whole page again, without one. */
export const patientScreens: Plugin = {
  name: "patient-screens",
  apply: "build",
  transform: {
    filter: { code: "tsr-split" },
    handler(code) {
      if (!code.match(screenImport)) return null;
      const waiting = code.replace(screenImport, (found) => `loadScreen(() => ${found})`);
      return {
        code: `import { loadScreen } from "#web/app/screen-loading.ts";\n${waiting}`,
        map: null,
      };
    },
  },
};
