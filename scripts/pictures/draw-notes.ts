import { bar, circle, drawing, face, type Palette, rect, stroke } from "./drawing.ts";

function note(palette: Palette, x: number, y: number, edge: string, lines: number[]): string {
  const { card, line, bar: grey, ink } = palette;
  return [
    rect(x, y, 330, 250, card, { radius: 16, stroke: line }),
    rect(x + 28, y + 30, 44, 8, edge, { radius: 4 }),
    bar(x + 28, y + 56, 190, ink, 16),
    ...lines.map((width, index) => bar(x + 28, y + 98 + index * 28, width, grey)),
    bar(x + 28, y + 206, 90, grey, 10),
  ].join("");
}

/** How far a goal has come. */
function goal(palette: Palette, y: number, share: number): string {
  const done = share === 1;
  const fill = done ? palette.greenEdge : palette.accent;
  return [
    circle(136, y, 14, done ? palette.greenEdge : palette.bar),
    done ? stroke(`M130 ${y}l5 5 9-10`, palette.card, 3) : circle(136, y, 9, palette.card),
    bar(168, y - 7, 240, palette.muted),
    bar(620, y - 6, 440, palette.sunken, 12),
    bar(620, y - 6, 440 * share, fill, 12),
  ].join("");
}

/** Notes about a person, above their goals. */
export const drawNotes = drawing("Notes", (palette) => [
  face(112, 84, 32, palette.faces[0] ?? palette.bar, palette.muted),
  bar(164, 62, 220, palette.ink, 18),
  bar(164, 94, 150, palette.bar, 12),
  note(palette, 80, 150, palette.accent, [262, 240, 270]),
  note(palette, 435, 150, palette.greenEdge, [270, 210]),
  note(palette, 790, 150, palette.amberEdge, [250, 266, 180]),
  rect(80, 440, 1040, 244, palette.card, { radius: 16, stroke: palette.line }),
  goal(palette, 500, 1),
  goal(palette, 562, 0.7),
  goal(palette, 624, 0.35),
]);
