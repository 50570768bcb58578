export type Theme = "light" | "dark" | "system";
export type ShownTheme = "light" | "dark";

const storageKey = "vite-ui-theme";
const changed = new EventTarget();
const prints = () => matchMedia("print");
const prefersDark = () => matchMedia("(prefers-color-scheme: dark)");

/** The chosen theme; `system` without a known stored one. */
export function readTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** The present theme, with `system` resolved to the operating system's preference; paper is light. */
export function shownTheme(): ShownTheme {
  if (prints().matches) return "light";
  const theme = readTheme();
  if (theme !== "system") return theme;
  return prefersDark().matches ? "dark" : "light";
}

export function setTheme(theme: Theme) {
  localStorage.setItem(storageKey, theme);
  announce();
}

/** Switches to the opposite of the shown theme, so that the first press from `system` changes something. */
export const toggleTheme = () => setTheme(shownTheme() === "dark" ? "light" : "dark");

/** Calls back after every change of the shown theme: a choice here, in another tab, or of the operating system. */
export function onThemeChange(listener: () => void) {
  changed.addEventListener("change", listener);
  return () => changed.removeEventListener("change", listener);
}

/** Sets the theme's class on the root and updates it from then on; call it once when the app starts. */
export function startTheme() {
  const show = () => {
    const root = document.documentElement;
    // Colours fading one by one would be briefly unreadable on the other theme's background.
    root.toggleAttribute("data-theme-changing", true);
    root.classList.remove("light", "dark");
    root.classList.add(shownTheme());
    const done = () => root.toggleAttribute("data-theme-changing", false);
    requestAnimationFrame(() => requestAnimationFrame(done));
  };
  const stop = onThemeChange(show);
  const onStorage = (event: StorageEvent) => event.key === storageKey && announce();
  const media = [prefersDark(), prints()];
  addEventListener("storage", onStorage);
  for (const list of media) list.addEventListener("change", announce);
  show();
  return () => {
    stop();
    removeEventListener("storage", onStorage);
    for (const list of media) list.removeEventListener("change", announce);
  };
}

function announce() {
  changed.dispatchEvent(new Event("change"));
}
