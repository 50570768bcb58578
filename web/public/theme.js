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

  // Sign-in calls it too: it enters the app without a new document.
  globalThis.markShell = (pathname) => {
    const isInShell = /^\/(superadmin|staff|settings|support)(\/|$)/.test(pathname);
    const isWizard = /^\/\w+\/(registration|update-)/.test(pathname);
    root.classList.toggle("opens-shell", isInShell && !isWizard);
    root.classList.toggle("opens-staff", pathname.startsWith("/staff"));
  };
  if (read("authToken")) {
    root.classList.add("has-session");
    markShell(location.pathname);
  }

  const palette = JSON.parse(read("baton-accent") || "{}")[theme] || {};
  for (const part of ["solid", "hover", "on", "text", "tint", "figure", "figure-on"]) {
    if (palette[part]) root.style.setProperty(`--accent-${part}`, palette[part]);
  }
}
