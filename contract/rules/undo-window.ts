/** How long a screen offers to undo a decision on leave. */
export const undoShownMs = 6_000;

/** How long it stays at most for a reader who is pointing at it. */
export const undoPausedMs = 12_000;

/** How long the server can undo it: nobody is notified of the decision before, and a slow network is allowed for. */
export const undoKeptMs = 15_000;
