// Loads scripts and the app's styles after the first paint, or at once without one and with a user's action. A button pressed earlier is pressed again.
{
  let isStarted = false;

  function startScripts() {
    if (isStarted) return;
    isStarted = true;
    const links = [...document.querySelectorAll("link[data-after-paint]")];
    const styles = links.filter((link) => link.dataset.afterPaint === "stylesheet");
    const settled = styles.map(
      (link) => new Promise((resolve) => (link.onload = link.onerror = resolve)),
    );
    for (const link of links) link.rel = link.dataset.afterPaint;
    // No screen shows without its styles.
    void Promise.all(settled).then(() => {
      for (const inert of document.querySelectorAll("script[data-after-paint]")) {
        const script = document.createElement("script");
        script.type = "module";
        script.src = inert.src;
        inert.replaceWith(script);
      }
    });
  }

  const { classList } = document.documentElement;
  const isForm = document.querySelector("[data-page]") && !classList.contains("has-session");
  const hasPaint = !document.hidden && (isForm || classList.contains("opens-shell"));
  if (hasPaint)
    addEventListener("load", () => requestAnimationFrame(() => setTimeout(startScripts)));
  // The rest of the page follows this script.
  else if (document.readyState === "loading") addEventListener("DOMContentLoaded", startScripts);
  else startScripts();
  for (const intent of ["pointerdown", "keydown", "focusin"]) {
    addEventListener(intent, startScripts, { once: true });
  }

  // Enter presses the form's first button, a hidden input.
  let pressed = null;
  const remember = (event) => {
    pressed = event.target.closest("button, input[type=submit]");
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", remember, true);
  const repeat = () => {
    removeEventListener("click", remember, true);
    pressed?.click();
  };
  addEventListener("page-responds", repeat, { once: true });
}
