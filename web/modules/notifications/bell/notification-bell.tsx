import { IconBell } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { PopupLayer } from "#web/ui/overlay/popup-layer.tsx";
import { useSnapshot } from "../snapshot.ts";
import { text } from "./text.ts";

const loadPanel = () => import("../notification-panel.tsx");
const NotificationPanel = lazy(async () => ({ default: (await loadPanel()).NotificationPanel }));

export function NotificationBell() {
  const { id } = useCurrentEmployee();
  const unread = useSnapshot()?.unread ?? 0;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();
  useLive(id);

  return (
    <div className="relative flex">
      <PopupLayer>
        <IconButton
          ref={button}
          label={text.bell(unread)}
          icon={<IconBell size={20} stroke={1.75} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={isOpen ?? false}
          onPointerEnter={() => void loadPanel()}
          onFocus={() => void loadPanel()}
          onClick={() => setIsOpen(!isOpen)}
        />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute end-0 top-0 flex size-5 items-center justify-center rounded-full border-2 border-card bg-red font-semibold text-red-on text-xs tabular-nums"
          >
            {text.badge(unread)}
          </span>
        )}
        {isOpen !== undefined && (
          <Suspense>
            <NotificationPanel opener={button} isOpen={isOpen} onClose={() => setIsOpen(false)} />
          </Suspense>
        )}
      </PopupLayer>
    </div>
  );
}

/** Updates the bell live, once the page itself has loaded. */
function useLive(employeeId: number): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const timer = setTimeout(async () => {
      const { startNotificationStream } = await import("../notification-stream.ts");
      if (!isGone) stop = startNotificationStream(employeeId);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [employeeId]);
}
