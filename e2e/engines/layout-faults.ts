import type { Box, Layout, Overlay } from "./layout.ts";

const slack = 1;
const minSide = 32;

const exceeds = (inner: Box, outer: Omit<Box, "text">) => ({
  sideways: inner.left < outer.left - slack || inner.right > outer.right + slack,
  upright: inner.top < outer.top - slack || inner.bottom > outer.bottom + slack,
});

/** A scrolling part shows all of its content, or fills its room. */
const scrollFaults = ({ scrolled }: Overlay): string[] =>
  scrolled.flatMap(({ shown, content, isFull, hiddenWidth }) => [
    ...(content - shown > slack && !isFull
      ? [`shows ${shown} of ${content} pixels, and could be higher`]
      : []),
    ...(hiddenWidth > slack ? [`scrolls sideways by ${hiddenWidth}`] : []),
  ]);

const overlayFaults = (overlay: Overlay, { width, height }: Layout): string[] => {
  const { box, parts, controls } = overlay;
  const beyond = exceeds(box, { left: 0, top: 0, right: width, bottom: height });
  const isTiny = box.right - box.left < minSide || box.bottom - box.top < minSide;
  return [
    ...(beyond.sideways ? ["is wider than the window"] : []),
    ...(beyond.upright ? ["is higher than the window"] : []),
    ...(isTiny ? ["is hardly to be seen"] : []),
    ...parts
      .filter((part) => exceeds(part, box).upright)
      .map(({ text }) => `its part “${text}” is below or above it`),
    ...controls
      .filter((control) => exceeds(control, box).sideways)
      .map(({ text }) => `“${text}” is beside it`),
    ...scrollFaults(overlay),
  ];
};

/** A layout's faults: controls, overlays and buttons outside the window, and scrolling without need. */
export const layoutFaults = (layout: Layout): string[] => [
  ...(layout.sideways > 0 ? [`the page scrolls sideways by ${layout.sideways}`] : []),
  ...layout.controls
    .filter((control) => exceeds(control, { ...control, left: 0, right: layout.width }).sideways)
    .map(({ text }) => `“${text}” is beyond the window`),
  ...layout.overlays.flatMap((overlay) =>
    overlayFaults(overlay, layout).map((fault) => `${overlay.box.text}: ${fault}`),
  ),
];
