import { storedToken } from "#web/api/session.ts";

// A valid session found on the root path is ended, and the visitor stays there; also on the way back to it.
if (location.pathname === "/") {
  void endSession();
  addEventListener("pageshow", ({ persisted }) => persisted && endSession());
}

async function endSession() {
  if (storedToken()) await (await import("./session-end.ts")).endSession();
}

// The page can be read and its links work as served. Everything else is loaded once it has been painted, or at the
// first touch of it, whichever is earlier.
let isRequested = false;
const intents = ["pointerdown", "keydown", "touchstart"] as const;

function bringToLife() {
  if (isRequested) return;
  isRequested = true;
  for (const intent of intents) removeEventListener(intent, bringToLife);
  void import("./hydrate.tsx");
}

const whenPainted = () => requestAnimationFrame(() => setTimeout(bringToLife));
if (document.readyState === "complete") whenPainted();
else addEventListener("load", whenPainted);
for (const intent of intents) addEventListener(intent, bringToLife, { passive: true });
