"use no memo";

import { IconAlertCircle, IconCircleCheck, IconX } from "@tabler/icons-react";
import { useEffect, useEffectEvent } from "react";
import { resolveValue, type Toast, useToaster } from "react-hot-toast/headless";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { toast } from "./toast.ts";

function Message({ message }: { message: Toast }) {
  const isError = message.type === "error";
  const Icon = isError ? IconAlertCircle : IconCircleCheck;
  return (
    <div
      {...message.ariaProps}
      className={classNames(
        "pointer-events-auto flex w-full items-start gap-3 rounded-lg border border-line bg-raised py-1.5 ps-4 pe-1.5 shadow-float transition-[opacity,translate] sm:w-96 starting:-translate-y-2 starting:opacity-0",
        !message.visible && "-translate-y-2 opacity-0",
      )}
    >
      <Icon
        size={20}
        stroke={1.75}
        aria-hidden="true"
        className={classNames(
          "my-3 shrink-0 md:my-1.5",
          isError ? "text-red-text" : "text-green-text",
        )}
      />
      <span className="wrap-anywhere my-3 min-w-0 flex-1 font-medium md:my-1.5">
        {resolveValue(message.message, message)}
      </span>
      <IconButton
        label="Dismiss"
        size="sm"
        icon={<IconX size={16} stroke={1.75} />}
        onClick={() => toast.dismiss(message.id)}
      />
    </div>
  );
}

/** Shows the toasts below the header; once per page. Hover or focus pauses their timers. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const isEmpty = toasts.length === 0;
  const resume = useEffectEvent(handlers.endPause);
  // A message removed under the pointer or the focus never sends a leave event.
  useEffect(() => {
    if (isEmpty) resume();
  }, [isEmpty]);
  return (
    <section
      aria-label="Messages"
      data-messages
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className="pointer-events-none fixed inset-x-3 top-18 z-60 flex flex-col items-end gap-2"
    >
      {toasts.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </section>
  );
}
