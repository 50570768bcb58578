const patienceMs = 10_000;

const heading = () => document.querySelector<HTMLElement>("main h1");

/** Whether the focus is free to move: on nothing, or on a part of the page that has left or is leaving. */
function isFree(held: Element | undefined): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement === held) return true;
  return activeElement.closest("[role=dialog][data-closed]") !== null;
}

/** Focuses the heading of the page that opens, and of the one that takes the place of its outline, so that its title is announced. An action of the user ends it. */
export function focusHeading(): void {
  let held: HTMLElement | undefined;
  const follow = () => {
    const next = heading();
    if (!next || next === held) return;
    if (!isFree(held)) return held ? stop() : undefined;
    next.tabIndex = -1;
    next.classList.add("outline-none");
    next.focus({ preventScroll: true });
    held = next;
  };
  const observer = new MutationObserver(follow);
  const timer = setTimeout(() => stop(), patienceMs);
  const actions = ["keydown", "pointerdown"];
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const action of actions) removeEventListener(action, stop, { capture: true });
  };
  for (const action of actions) addEventListener(action, stop, { capture: true });
  observer.observe(document.body, { childList: true, subtree: true });
  follow();
}
