import type { Point } from "./engine.ts";

/** A press of the mouse, as both standards describe it. */
export const pressAt = ({ x, y }: Point) => [
  {
    type: "pointer",
    id: "mouse",
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
];

/** The keys of a text, one after the other, as both standards describe them. */
export const keysOf = (text: string) => [
  {
    type: "key",
    id: "keys",
    actions: [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  },
];
