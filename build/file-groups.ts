import path from "node:path";

interface Module {
  code: string | null;
  importedIds: readonly string[];
}
interface Modules {
  getModuleInfo: (id: string) => Module | null;
}

/** Imports every icon, so only its reader's code shows the used ones. */
const isIconList = (id: string) => id.endsWith("/tabler-icons-react.mjs");

/** Smaller than a file's name and headers. */
const isTiny = (id: string) => /\/icons\/Icon\w+\.mjs$|\/ui\/format\/\w+\.ts$/.test(id);

/** Parts of libraries for later screens; the libraries' indexes would load them with the rest. */
const isOfLaterScreens = (id: string) =>
  /@tanstack\/(query-core|react-query)\/.*\/(infiniteQueryObserver|queriesObserver|useInfiniteQuery|useQueries)\.js$|@tanstack\/react-router\/.*\/useBlocker\.js$/.test(
    id,
  );

/** Offers parts of a module, most of which a reader does not use. */
const isModuleIndex = (id: string) => /\/web\/modules\/[\w-]+\/index\.ts$/.test(id);

function importsOf({ code, importedIds }: Module, modules: Modules): string[] {
  return importedIds.flatMap((id) => {
    const index = isModuleIndex(id) ? modules.getModuleInfo(id) : null;
    if (index) return offeredBy(index, code);
    if (!isIconList(id)) return id;
    const names = new Set(code?.match(/\bIcon[A-Z]\w*/g));
    return [...names].map((name) => path.join(path.dirname(id), `icons/${name}.mjs`));
  });
}

/** The module's files used by the reader's code. */
function offeredBy(index: Module, readersCode: string | null): string[] {
  const used = new Set(readersCode?.match(/\b[A-Za-z]\w*/g));
  const offers = index.code?.matchAll(/export\s*\{([^}]*)\}\s*from\s*"\.\/([^"]+)"/g) ?? [];
  const files = [...offers].flatMap(([, names = "", file = ""]) =>
    names.match(/\w+/g)?.some((name) => used.has(name)) ? file : [],
  );
  return index.importedIds.filter((id) => files.some((file) => id.endsWith(`/${file}`)));
}

/** The modules required before these can run, these included. */
function neededBy(files: readonly string[], modules: Modules): Set<string> {
  const unknown = files.find((file) => !modules.getModuleInfo(file));
  if (unknown) throw new Error(`The app has no ${unknown} any more.`);
  const needed = new Set<string>();
  const waiting = [...files];
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    const module = needed.has(id) || isOfLaterScreens(id) ? null : modules.getModuleInfo(id);
    if (!module) continue;
    needed.add(id);
    waiting.push(...importsOf(module, modules));
  }
  return needed;
}

const signIn = ["app/standalone-page.tsx", "modules/auth/pages/sign-in-page.tsx"];
/** Loaded by main.tsx and sign-in; main.tsx then starts it. */
const app = "app/app.tsx";
const beforeSignIn = [
  app,
  "modules/auth/pages/forgot-password-page.tsx",
  "modules/auth/pages/reset-password-page.tsx",
  "modules/onboarding/sign-up-page.tsx",
];
const everyScreenBehindIt = [
  "api/hooks.ts",
  "app/shell/area-shell.tsx",
  "app/shell/guarded-area.tsx",
  "ui/display/badge.tsx",
  "ui/display/page-header.tsx",
  "ui/feedback/empty-state.tsx",
  "ui/feedback/error-state.tsx",
];

/** Used by some pages before sign-in and most screens behind it. */
const banner = "ui/feedback/banner.tsx";

/** The landing screens; the frame loads their shared parts. */
const firstScreens = [
  "modules/dashboard/superadmin-dashboard-page.tsx",
  "modules/dashboard/staff-dashboard-page.tsx",
];

/** What every screen but the dashboards needs. */
const later = ["app/screen-list.ts", "api/addresses.gen.ts"];

/** On the owner's dashboard further down, and on other screens. */
const histories = ["modules/story/recent-changes.tsx"];

const popups = [
  "ui/navigation/drawer-menu.tsx",
  "ui/navigation/rail-popup.tsx",
  "ui/overlay/dialog.tsx",
  "ui/overlay/menu.tsx",
  "ui/overlay/panel.tsx",
  "ui/overlay/tooltip-text.tsx",
];

/** Small files compress badly. basics: sign-in. frame: every later screen. later: every screen but the dashboards. popups: dialogs. histories: history entries. */
export function fileGroups(webDir: string) {
  const inWeb = (file: string) => path.join(webDir, file);
  const find = (modules: Modules): ReadonlyMap<string, string> => {
    // The gallery is built with the same settings.
    if (!modules.getModuleInfo(inWeb(app))) return new Map();
    const needed = (files: readonly string[]) => neededBy(files.map(inWeb), modules);
    const [first = new Set<string>(), ...others] = firstScreens.map((screen) => needed([screen]));
    const shared = others.reduce((both, one) => both.intersection(one), first);
    const behindSignIn = (ids: ReadonlySet<string>) => ids.difference(needed(beforeSignIn));
    const tiny = new Set([...needed(firstScreens)].filter(isTiny));
    const frame = behindSignIn(needed(everyScreenBehindIt).union(shared).union(tiny));
    const named = (ids: Iterable<string>, name: string) =>
      [...ids].map((id) => [id, name] as const);
    return new Map([
      ...named(later.map(inWeb), "later"),
      ...named(behindSignIn(needed(popups)), "popups"),
      // A part needed by the first screens would make them load all of it.
      ...named(behindSignIn(needed(histories)).difference(needed(firstScreens)), "histories"),
      ...named(frame, "frame"),
      ...named(needed([app, banner]), "app"),
      ...named(needed(signIn), "basics"),
    ]);
  };
  let groups: ReadonlyMap<string, string> | undefined;
  return (id: string, modules: Modules): string | null => {
    groups ??= find(modules);
    return groups.get(id) ?? null;
  };
}
