import { Dialog as Base } from "@base-ui/react/dialog";
import { IconChevronLeft, IconX } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { backdropClass, type DialogSize, dialogClass } from "./dialog-classes.ts";
import { PopupLayer } from "./popup-layer.tsx";

export type DialogProps = {
  title: string;
  description?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Asked before Escape, an outside press or the close button closes; false leaves the dialog open. */
  onBeforeClose?: () => boolean | Promise<boolean>;
  size?: DialogSize;
  /** Its content may still be loading at the start: the dialog itself then has the focus. */
  hasLateContent?: boolean;
  /** A dialog with tabs has the same height for each, and its tabs stay visible. */
  isSteady?: boolean;
  /** The former dialog of the same size in this place; going back there closes it. */
  back?: string;
  children: ReactNode;
};

const firstControl =
  "[data-dialog-body] :is(input, textarea, select, button, a[href], [tabindex='0'])";

/** A titled dialog that traps and returns the focus. Leave it mounted and switch `isOpen`. Fills the screen on phones. */
export function Dialog(props: DialogProps) {
  const { title, description, isOpen, onClose, onBeforeClose, size = "md", children } = props;
  const { hasLateContent, isSteady, back } = props;
  const popup = useRef<HTMLDivElement>(null);
  const close = async () => {
    if (!onBeforeClose || (await onBeforeClose())) onClose();
  };
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && void close()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          ref={popup}
          initialFocus={(how) =>
            (how !== "touch" &&
              !hasLateContent &&
              popup.current?.querySelector<HTMLElement>(firstControl)) ||
            popup.current
          }
          className={dialogClass(size, { isSteady })}
        >
          <PopupLayer>
            <div
              data-dialog-head=""
              className="flex items-start gap-4 px-5 pt-4 pb-3 sm:px-6 sm:pt-5"
            >
              <div className="min-w-0 flex-1 py-1.5">
                {back !== undefined && (
                  <Base.Close className="-ms-2 -mt-1.5 mb-0.5 flex min-h-11 items-center gap-1 rounded-md px-2 text-muted hover:bg-sunken hover:text-ink sm:min-h-9">
                    <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
                    {back}
                  </Base.Close>
                )}
                <Base.Title className="wrap-anywhere font-semibold text-lg">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-muted">{description}</Base.Description>
                )}
              </div>
              {back === undefined && (
                <Base.Close
                  render={
                    <IconButton
                      label="Close"
                      icon={<IconX size={18} stroke={1.75} />}
                      className="-me-2"
                    />
                  }
                />
              )}
            </div>
            {children}
          </PopupLayer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export type DialogBodyProps = {
  /** Without controls, it is focusable itself, so that the keyboard can scroll it. */
  isTextOnly?: boolean;
  /** Its content reaches from edge to edge. */
  isFlush?: boolean;
  children: ReactNode;
};

/** The scrolling part of a dialog. It starts from its content's height: WebKit would leave a height of none. */
export const DialogBody = ({ isTextOnly, isFlush, children }: DialogBodyProps) => (
  <div
    data-dialog-body=""
    tabIndex={isTextOnly ? 0 : undefined}
    className={classNames(
      "flex min-h-0 flex-auto flex-col gap-5 overflow-y-auto pt-1 pb-6 outline-offset-[-2px] short:flex-none short:overflow-visible",
      !isFlush && "px-5 sm:px-6",
    )}
  >
    {children}
  </div>
);

/** A dialog's buttons, the primary one last. */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4 sm:px-6">
    {children}
  </div>
);
