import path from "node:path";

interface Module {
  code: string | null;
  importedIds: readonly string[];
}
interface Modules {
  getModuleInfo: (id: string) => Module | null;
}

/** Imports every icon there is, so that only its reader's own words tell which ones it uses. */
const isIconList = (id: string) => id.endsWith("/tabler-icons-react.mjs");

const importsOf = ({ code, importedIds }: Module): string[] =>
  importedIds.flatMap((id) => {
    if (!isIconList(id)) return id;
    const names = new Set(code?.match(/\bIcon[A-Z]\w*/g));
    return [...names].map((name) => path.join(path.dirname(id), `icons/${name}.mjs`));
  });

/** The modules that have to be there before these can run, themselves included. */
function neededBy(files: readonly string[], modules: Modules): Set<string> {
  const unknown = files.find((file) => !modules.getModuleInfo(file));
  if (unknown) throw new Error(`The app has no ${unknown} any more.`);
  const needed = new Set<string>();
  const waiting = [...files];
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    const module = needed.has(id) ? null : modules.getModuleInfo(id);
    if (!module) continue;
    needed.add(id);
    waiting.push(...importsOf(module));
  }
  return needed;
}

const signIn = [
  "app/standalone-sign-in.tsx",
  "app/page-root.ts",
  "api/session-takeover.ts",
  "ui/theme/accent.ts",
];
const start = "main.tsx";
const beforeSignIn = [
  start,
  "modules/auth/forgot-password-page.tsx",
  "modules/auth/reset-password-page.tsx",
  "modules/onboarding/sign-up-page.tsx",
];
const everyScreenBehindIt = [
  "app/shell/area-shell.tsx",
  "app/shell/guarded-area.tsx",
  "ui/display/badge.tsx",
  "ui/display/page-header.tsx",
  "ui/feedback/empty-state.tsx",
  "ui/feedback/error-state.tsx",
];

const popups = [
  "ui/navigation/rail-popup.tsx",
  "ui/overlay/dialog.tsx",
  "ui/overlay/drawer.tsx",
  "ui/overlay/menu.tsx",
  "ui/overlay/panel.tsx",
  "ui/overlay/tooltip-text.tsx",
];

/**
 * Names the file a module goes into: `basics` is what sign-in needs, `frame` what every screen behind it needs beside
 * that and no page before it does, `popups` what opens over a screen. Small files compress badly, and the start page lists every one of them.
 */
export function fileGroups(webDir: string) {
  const inWeb = (file: string) => path.join(webDir, file);
  const find = (modules: Modules): ReadonlyMap<string, string> => {
    // The gallery is built with the same settings.
    if (!modules.getModuleInfo(inWeb(start))) return new Map();
    const needed = (files: readonly string[]) => neededBy(files.map(inWeb), modules);
    const frame = needed(everyScreenBehindIt).difference(needed(beforeSignIn));
    const named = (ids: ReadonlySet<string>, name: string) =>
      [...ids].map((id) => [id, name] as const);
    const opened = needed(popups).difference(needed(beforeSignIn)).difference(frame);
    return new Map([
      ...named(opened, "popups"),
      ...named(frame, "frame"),
      ...named(needed(signIn), "basics"),
    ]);
  };
  let groups: ReadonlyMap<string, string> | undefined;
  return (id: string, modules: Modules): string | null => {
    groups ??= find(modules);
    return groups.get(id) ?? null;
  };
}
