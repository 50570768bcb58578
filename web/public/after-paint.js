// Loads scripts after the first paint, or at once with a session or a user's action. A button pressed earlier is pressed again.
{
  function startScripts() {
    for (const link of document.querySelectorAll("link[data-after-paint]")) {
      link.rel = "modulepreload";
    }
    for (const inert of document.querySelectorAll("script[data-after-paint]")) {
      const script = document.createElement("script");
      script.type = "module";
      script.src = inert.src;
      inert.replaceWith(script);
    }
  }

  const hasSession = document.documentElement.classList.contains("has-session");
  if (hasSession) startScripts();
  else addEventListener("load", () => requestAnimationFrame(() => setTimeout(startScripts)));
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
