import { IconX } from "@tabler/icons-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Feature } from "./features.ts";
import { text } from "./text.ts";
import { ThemedPicture } from "./themed-picture.tsx";

/** A feature's picture, as large as the screen allows; closed by its button, Escape or a press outside. */
export function FeatureDialog({ feature, onClose }: { feature: Feature; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const closeOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };

  return (
    // The browser closes it by Escape; a press outside is one on the dialog itself, which its content covers.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button.
    <dialog
      ref={dialog}
      aria-labelledby="enlarged-feature"
      onClose={onClose}
      onClick={closeOutside}
      className="m-auto max-h-[calc(100dvh-6rem)] w-full max-w-6xl overflow-auto overscroll-contain bg-transparent p-0 text-ink backdrop:bg-black/60 md:max-h-[calc(100dvh-3rem)] md:w-[calc(100%-4rem)] md:rounded-lg"
    >
      <div className="bg-raised md:rounded-lg">
        <div className="sticky top-0 flex items-center justify-between gap-4 border-line border-b bg-raised py-2 ps-5 pe-2">
          <h2 id="enlarged-feature" className="font-semibold text-lg">
            {feature.title}
          </h2>
          <IconButton
            label={text.features.close}
            icon={<IconX size={20} stroke={1.75} aria-hidden="true" />}
            onClick={close}
          />
        </div>
        <ThemedPicture picture={feature.picture} alt={feature.alt} shownAt="72rem" />
        <p className="border-line border-t px-5 py-4 text-muted">{feature.body}</p>
      </div>
    </dialog>
  );
}
