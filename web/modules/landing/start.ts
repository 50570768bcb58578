import { storedToken } from "#web/api/session.ts";

// The root path ends a valid session, and the visitor stays; also on the way back to it.
if (location.pathname === "/") {
  void endSession();
  addEventListener("pageshow", ({ persisted }) => persisted && endSession());
}

async function endSession() {
  if (storedToken()) await (await import("./session-end.ts")).endSession();
}

// The served page is readable with working links. The rest loads after the first paint or touch.
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
