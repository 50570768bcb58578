export interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Overlay {
  box: Box;
  /** Its head, body and buttons, from top to bottom. */
  parts: Box[];
  controls: Box[];
  scrolled: { shown: number; content: number; isFull: boolean; hiddenWidth: number }[];
}

export interface Layout {
  width: number;
  height: number;
  sideways: number;
  /** The controls for pressing or typing on the page. */
  controls: Box[];
  overlays: Overlay[];
}

/** Measures the page and all that floats above it. Runs in the page. */
export function measureLayout(): Layout {
  const { innerWidth: width, innerHeight: height } = window;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
  const boxOf = (element: Element): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return { text: text.trim().slice(0, 30), left, right, top, bottom };
  };
  const isFull = (part: Element) => {
    const max = Number.parseFloat(getComputedStyle(part).maxHeight);
    const possible = Number.isNaN(max) ? height : Math.min(max, height);
    return part.getBoundingClientRect().height >= possible - 1;
  };
  // Tabs without enough room scroll by themselves.
  const isMeasured = (part: Element) => isShown(part) && !part.closest("[role=tablist], textarea");
  const isScrolled = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflowY);

  // A list that a dialog scrolls is measured with the dialog.
  const isWithinScrolled = (part: Element | null): boolean =>
    part !== null &&
    !part.matches("[role=dialog]") &&
    (isScrolled(part) || isWithinScrolled(part.parentElement));
  const isOfDialog = (part: Element) =>
    part.matches("[role=dialog] [role=listbox]") && isWithinScrolled(part.parentElement);

  const overlayOf = (overlay: Element): Overlay => {
    const around = (part: Element): Element[] =>
      part === overlay || !part.parentElement ? [part] : [part, ...around(part.parentElement)];
    const inner = [...overlay.querySelectorAll("*")].filter(isMeasured);
    return {
      box: boxOf(overlay),
      parts: [...overlay.children].filter((part) => part.clientHeight > 2).map(boxOf),
      controls: inner.filter((part) => part.matches(controls)).map(boxOf),
      scrolled: [overlay, ...inner].filter(isScrolled).map((part) => ({
        shown: part.clientHeight,
        content: part.scrollHeight,
        isFull: around(part).some(isFull),
        hiddenWidth: part.scrollWidth - part.clientWidth,
      })),
    };
  };

  // A part that scrolls sideways may have more at its side. A part one pixel wide is for screen readers.
  const isBesideOthers = (part: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(part).overflowX) ||
    (part.parentElement !== null && isBesideOthers(part.parentElement));
  const isOnPage = (control: Element) =>
    isShown(control) && control.getBoundingClientRect().width > 2 && !isBesideOthers(control);
  const controls = ":is(button, a, input, h2):not([aria-hidden=true])";
  const overlays = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
  return {
    width,
    height,
    sideways: document.documentElement.scrollWidth - width,
    controls: [...document.querySelectorAll(controls)].filter(isOnPage).map(boxOf),
    overlays: [...document.querySelectorAll(overlays)]
      .filter((part) => isShown(part) && !isOfDialog(part))
      .map(overlayOf),
  };
}
