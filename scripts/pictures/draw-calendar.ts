import { bar, circle, drawing, type Palette, rect } from "./drawing.ts";

const days = { left: 80, top: 200, width: 148, height: 96, gap: 0 };
const weeks = 5;

const at = (column: number, row: number) => ({
  x: days.left + column * days.width,
  y: days.top + row * days.height,
});

const cell = ({ card, sunken, line, bar: grey }: Palette) =>
  Array.from({ length: weeks * 7 }, (_, index) => {
    const column = index % 7;
    const { x, y } = at(column, Math.floor(index / 7));
    const fill = column > 4 ? sunken : card;
    return (
      rect(x, y, days.width, days.height, fill, { radius: 0, stroke: line }) +
      bar(x + 14, y + 14, index % 10 === 9 ? 20 : 14, grey, 10)
    );
  });

/** What is on some days: from column, row, over so many days. */
const entry = (column: number, row: number, length: number, fill: string, edge: string) => {
  const { x, y } = at(column, row);
  const width = length * days.width - 20;
  return (
    rect(x + 10, y + 42, width, 36, fill, { radius: 8 }) +
    rect(x + 10, y + 42, 6, 36, edge, { radius: 3 }) +
    bar(x + 30, y + 54, Math.min(width - 46, 110), edge, 12)
  );
};

/** A month: days with an absence over several of them, and events. */
export const drawCalendar = drawing("Calendar", (palette) => [
  bar(80, 72, 260, palette.ink, 26),
  bar(80, 118, 160, palette.bar, 14),
  rect(956, 68, 160, 52, palette.accent, { radius: 10 }),
  bar(992, 87, 88, palette.card, 14),
  ...Array.from({ length: 7 }, (_, column) => bar(at(column, 0).x + 14, 172, 44, palette.bar, 12)),
  ...cell(palette),
  entry(1, 0, 3, palette.green, palette.greenEdge),
  entry(4, 1, 1, palette.blue, palette.blueEdge),
  entry(0, 2, 2, palette.amber, palette.amberEdge),
  entry(3, 2, 2, palette.green, palette.greenEdge),
  entry(2, 3, 1, palette.blue, palette.blueEdge),
  entry(0, 4, 5, palette.green, palette.greenEdge),
  circle(at(2, 1).x + 24, at(2, 1).y + 20, 16, palette.accent),
  bar(at(2, 1).x + 17, at(2, 1).y + 15, 14, palette.card, 10),
]);
