// In the head, so that a chosen theme does not flash; search starts after the page is parsed.
{
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("vite-ui-theme");
    if (theme === "light" || theme === "dark") root.classList.add(theme);
  } catch {
    // Without storage the theme is the system's.
  }

  const openTarget = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  };

  const startSearch = () => {
    const input = document.getElementById("search");
    const found = document.getElementById("found");
    const sections = [...document.querySelectorAll("main > section:not(.conventions)")];
    const all = [...document.querySelectorAll("main > section:not(.conventions) > details")];
    const texts = new Map(all.map((one) => [one, `${one.id} ${one.textContent}`.toLowerCase()]));

    const search = () => {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const [one, text] of texts) one.hidden = !words.every((word) => text.includes(word));
      for (const section of sections)
        section.hidden = !section.querySelector(":scope > details:not([hidden])");
      const count = all.filter(({ hidden }) => !hidden).length;
      found.textContent = words.length > 0 ? `${count} of ${all.length} operations` : "";
    };

    input.closest("search").hidden = false;
    input.addEventListener("input", search);
    addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.activeElement === input) return;
      event.preventDefault();
      input.focus();
    });
    // A link to a hidden operation would lead nowhere.
    addEventListener("hashchange", () => {
      input.value = "";
      search();
      openTarget();
    });
    search();
    openTarget();
  };

  addEventListener("DOMContentLoaded", startSearch);
}
