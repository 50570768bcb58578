import { Dialog as Base } from "@base-ui/react/dialog";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import type { Area } from "#contract/places.ts";
import { backdropClass } from "#web/ui/overlay/dialog-classes.ts";
import { SearchField } from "./search-field.tsx";
import type { SearchPage } from "./search-page.ts";
import type { Option } from "./search-result-options.tsx";
import { text } from "./text.ts";

export interface SearchPaletteProps {
  area: Area;
  pages: readonly SearchPage[];
  isOpen: boolean;
  onClose: () => void;
}

/** The search itself: below the header on wide screens, full screen with Cancel on phones. */
export function SearchPalette({ isOpen, onClose, ...places }: SearchPaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const choose = ({ destination: { to = ".", search = {} } }: Option) => {
    onClose();
    const merge = (before: object) => ({ ...(to === "." && before), ...search });
    void navigate({ to, search: merge, resetScroll: to !== "." });
  };
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          initialFocus={field}
          className="fixed inset-0 z-40 mx-auto flex flex-col overflow-hidden border-line bg-raised text-ink shadow-float outline-none transition-[opacity,scale] data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0 md:inset-x-6 md:top-16 md:bottom-auto md:max-h-[min(40rem,calc(100dvh-8rem))] md:max-w-2xl md:rounded-lg md:border"
        >
          <Base.Title className="sr-only">{text.search}</Base.Title>
          <SearchField {...places} field={field} onChoose={choose} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
