import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type IconButtonProps = ComponentProps<"button"> & {
  /** The button's name for screen readers. */
  label: string;
  icon: ReactNode;
  size?: "sm" | "md";
};

export function IconButton({ label, icon, size = "md", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink disabled:opacity-50",
        size === "sm" ? "md:size-8" : "md:size-10",
        className,
      )}
    >
      {icon}
    </button>
  );
}
