import type { CSSProperties } from "react";
import { classNames } from "../class-names.ts";

export type AvatarProps = {
  name: string;
  /** A picture instead of initials. */
  src?: string;
  size?: "xs" | "sm" | "md" | "lg" | "xl";
  /** True without a written name next to it: screen readers then read it from the avatar. */
  isNamed?: boolean;
};

const sizes = {
  xs: "size-4.5 text-[0.5625rem]",
  sm: "size-7 text-xs",
  md: "size-9 text-sm",
  lg: "size-12 text-lg",
  xl: "size-20 text-2xl",
};
const hues = [15, 45, 85, 140, 175, 215, 255, 285, 320, 350];

const hueOf = (name: string) => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hues[sum % hues.length];
};

/** The first letters of the first and the last word. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}

/** A picture, or initials in a colour derived from the name. */
export function Avatar({ name, src, size = "md", isNamed }: AvatarProps) {
  const shape = classNames("inline-flex shrink-0 select-none rounded-full", sizes[size]);
  if (src) {
    return (
      <img src={src} alt={isNamed ? name : ""} className={classNames(shape, "object-cover")} />
    );
  }
  const speech = isNamed ? ({ role: "img", "aria-label": name } as const) : { "aria-hidden": true };
  return (
    <span
      {...speech}
      data-initials={initialsOf(name)}
      style={{ "--hue": hueOf(name) } as CSSProperties}
      className={classNames("avatar items-center justify-center font-semibold", shape)}
    />
  );
}
