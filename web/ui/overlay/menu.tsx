import { Menu as Base } from "@base-ui/react/menu";
import type { FocusEvent, ReactElement, ReactNode, RefObject } from "react";
import { classNames } from "../class-names.ts";
import { BareLink } from "../link.tsx";
import { floatClass, itemClass, usePopupContainer } from "./popup-layer.tsx";

export type MenuAction = {
  label: string;
  icon?: ReactNode;
  tone?: "danger";
  isDisabled?: boolean;
} & ({ onSelect: () => void; href?: undefined } | { href: string; onSelect?: undefined });

export type MenuItem = MenuAction | "separator";

export type MenuProps = {
  /** The button that opens the menu: a `Button` or `IconButton`. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Above the entries, as their name: their owner or subject. */
  head?: ReactNode;
  align?: "start" | "center" | "end";
};

function Entry({ item }: { item: MenuAction }) {
  const className = classNames(itemClass, item.tone === "danger" && "text-red-text");
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if (item.href !== undefined) {
    return (
      <Base.LinkItem closeOnClick className={className} render={<BareLink href={item.href} />}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item disabled={item.isDisabled} onClick={item.onSelect} className={className}>
      {content}
    </Base.Item>
  );
}

const entriesOf = (items: readonly MenuItem[]) =>
  items.map((item, index) =>
    item === "separator" ? (
      <Base.Separator key={index} className="mx-3 my-1 h-px bg-line" />
    ) : (
      <Entry key={item.label} item={item} />
    ),
  );

interface ListProps extends Pick<MenuProps, "items" | "head" | "align"> {
  anchor?: RefObject<HTMLElement | null>;
  label?: string;
  /** Whether the first entry has the focus at once. */
  startsAtFirst?: boolean;
}

const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target === currentTarget)
    currentTarget.querySelector<HTMLElement>("[role=menuitem]")?.focus();
};

const List = ({ items, head, align = "end", anchor, label, startsAtFirst }: ListProps) => (
  <Base.Portal container={usePopupContainer()}>
    <Base.Positioner
      className="z-50 outline-none"
      align={align}
      sideOffset={4}
      {...(anchor && { anchor })}
    >
      <Base.Popup
        {...(startsAtFirst && { onFocus: focusFirst })}
        aria-label={label}
        className={classNames(floatClass, "min-w-44 p-1")}
      >
        {head ? (
          <Base.Group>
            <Base.GroupLabel className="mb-1 border-line border-b px-3 pt-2 pb-3">
              {head}
            </Base.GroupLabel>
            {entriesOf(items)}
          </Base.Group>
        ) : (
          entriesOf(items)
        )}
      </Base.Popup>
    </Base.Positioner>
  </Base.Portal>
);

/** A list of actions behind a button; arrow keys, type-ahead and Escape work. */
export const Menu = ({ trigger, ...list }: MenuProps) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <List {...list} />
  </Base.Root>
);

type MenuListProps = Omit<ListProps, "anchor"> & {
  /** The button that opens and closes it. */
  opener: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
};

/** The list alone, for an existing button. */
export function MenuList({ opener, isOpen, onClose, ...list }: MenuListProps) {
  const close = (isNowOpen: boolean, { reason, event }: Base.Root.ChangeEventDetails) => {
    // A press on the opener is handled by the opener.
    const isOnOpener =
      reason === "outside-press" && opener.current?.contains(event.target as Node | null);
    if (!isNowOpen && !isOnOpener) onClose();
  };
  return (
    <Base.Root open={isOpen} onOpenChange={close}>
      <List {...list} anchor={opener} />
    </Base.Root>
  );
}
