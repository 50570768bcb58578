import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { toneTint } from "../tone.ts";

type BannerProps = {
  tone?: "green" | "amber" | "red" | "blue";
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
};

const icons = {
  green: IconCircleCheck,
  amber: IconAlertTriangle,
  red: IconAlertTriangle,
  blue: IconInfoCircle,
};

/** A message that stays in the page; red is announced at once, the others politely. */
export function Banner({ tone = "blue", title, children, action, onDismiss }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === "red" ? "alert" : "status"}
      className={classNames("flex items-start gap-3 rounded-lg px-4 py-3", toneTint[tone])}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" className="shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
      {onDismiss && (
        <IconButton
          label="Dismiss"
          size="sm"
          icon={<IconX size={16} stroke={1.75} />}
          onClick={onDismiss}
          className="-my-1.5 -me-2 text-current!"
        />
      )}
    </div>
  );
}
