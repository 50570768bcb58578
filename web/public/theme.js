// Runs before the first paint, so that neither theme nor accent flashes. web/ui/theme updates both afterwards.
{
  const root = document.documentElement;
  const isSystemDark = matchMedia("(prefers-color-scheme: dark)").matches;

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  const choice = read("vite-ui-theme");
  const isDark = choice === "dark" || (choice !== "light" && isSystemDark);
  const theme = isDark ? "dark" : "light";
  root.classList.add(theme);
  for (const link of document.querySelectorAll(`link[data-${theme}]`)) {
    link.media = link.getAttribute(`data-${theme}`);
  }
  if (read("authToken")) {
    root.classList.add("has-session");
    const { pathname } = location;
    const isInShell = /^\/(superadmin|staff|settings|support)(\/|$)/.test(pathname);
    const isWizard = /^\/\w+\/(registration|update-)/.test(pathname);
    if (isInShell && !isWizard) root.classList.add("opens-shell");
  }
  const palette = JSON.parse(read("baton-accent") || "{}")[theme] || {};
  for (const part of ["solid", "hover", "on", "text", "tint"]) {
    if (palette[part]) root.style.setProperty(`--accent-${part}`, palette[part]);
  }
}
