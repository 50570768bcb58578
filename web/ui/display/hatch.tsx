/** The sign of what is pending, as rings and bars draw it; decorative. */
export const Hatch = () => (
  <span
    aria-hidden="true"
    className="size-2.5 shrink-0 rounded-sm bg-accent mask-[repeating-linear-gradient(135deg,#000_0_2px,transparent_2px_4px)]"
  />
);
