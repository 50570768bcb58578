import { bar, drawing, face, type Palette, rect, stroke } from "./drawing.ts";

/** What one person wrote to another: who, a purpose, and the words. */
function message(palette: Palette, x: number, y: number, index: number): string {
  const { card, line, bar: grey, ink, muted } = palette;
  const tones = [
    [palette.green, palette.greenEdge],
    [palette.blue, palette.blueEdge],
    [palette.amber, palette.amberEdge],
  ];
  const [tint = "", edge = ""] = tones[index] ?? [];
  return [
    rect(x, y, 720, 172, card, { radius: 16, stroke: line }),
    face(x + 64, y + 60, 32, palette.faces[index] ?? grey, muted),
    bar(x + 116, y + 36, 180, ink, 16),
    bar(x + 116, y + 66, 120, grey, 12),
    rect(x + 556, y + 32, 132, 36, tint, { radius: 18 }),
    bar(x + 580, y + 44, 84, edge, 12),
    bar(x + 32, y + 112, 620, grey),
    bar(x + 32, y + 138, 400 + index * 60, grey),
  ].join("");
}

/** Feedback that passes between colleagues. */
export const drawFeedback = drawing("Feedback", (palette) => [
  message(palette, 80, 66, 0),
  message(palette, 400, 289, 1),
  message(palette, 80, 512, 2),
  stroke("M860 152h120a36 36 0 0 1 36 36v64m-16-16 16 18 16-18", palette.accent),
  stroke("M340 375H220a36 36 0 0 0-36 36v64m-16-16 16 18 16-18", palette.accent),
]);
