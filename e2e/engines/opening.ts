import type { People, Role } from "./demo.ts";
import type { Size } from "./engine.ts";
import type { Visitor } from "./visitor.ts";

/** The way to open a dialog or menu in the demonstration company. */
export interface Opening {
  /** The name of its file in web, without “-dialog”, and of its picture. */
  of: string;
  by: Role;
  at: string | ((people: People) => string);
  /** The steps to open it, unless the address alone does. */
  open?: (visitor: Visitor) => Promise<void>;
  name?: string | RegExp;
  /** Many users meet it daily: every run opens it, in Firefox and WebKit. */
  isMain?: true;
  /** It closes when its opener moves, and is opened again at each size. */
  isFloating?: true;
  /** The sizes with this opening, if not all. */
  sizes?: readonly Size[];
}

type Press = Parameters<Visitor["press"]>;

export const pressing =
  (...presses: readonly Press[]) =>
  async ({ press }: Visitor) => {
    for (const one of presses) await press(...one);
  };
