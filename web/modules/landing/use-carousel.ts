import { type UIEvent, useRef, useState } from "react";

/** A row that shows one item at a time: which one, and how to move to another. */
export function useCarousel() {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollLeft, scrollWidth, clientWidth, children } = currentTarget;
    const way = scrollWidth - clientWidth;
    if (way > 0) setShown(Math.round((scrollLeft / way) * (children.length - 1)));
  };
  const show = (index: number) => {
    const { current } = list;
    const item = current?.children[index];
    if (!current || !item) return;
    const distance = item.getBoundingClientRect().left - current.getBoundingClientRect().left;
    const padding = Number.parseFloat(getComputedStyle(current).paddingInlineStart);
    current.scrollBy({ left: distance - padding });
  };
  return { list, shown, show, follow };
}
