import type { People, Role } from "./demo.ts";
import type { Size } from "./engine.ts";
import type { Visitor } from "./visitor.ts";

/** How a dialog, or a menu, is opened in the demonstration company. */
export interface Opening {
  /** The name of its file in web, without “-dialog”; its picture is called the same. */
  of: string;
  by: Role;
  at: string | ((people: People) => string);
  /** What is done there, if the address alone does not open it. */
  open?: (visitor: Visitor) => Promise<void>;
  /** What the dialog is called. */
  name?: string | RegExp;
  /** Many meet it daily: every run of the tests opens it, in Firefox and WebKit. */
  isMain?: true;
  /** It closes when its opener moves, so that it is opened again at each size. */
  isFloating?: true;
  /** Where it exists, if not everywhere. */
  sizes?: readonly Size[];
}

type Press = Parameters<Visitor["press"]>;

/** Presses one control after the other. */
export const pressing =
  (...presses: readonly Press[]) =>
  async ({ press }: Visitor) => {
    for (const one of presses) await press(...one);
  };
