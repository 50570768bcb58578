import type { People, Role } from "./demo.ts";
import type { Visitor } from "./visitor.ts";

/** How a dialog is opened in the demonstration company. */
export interface Opening {
  /** The name of its file in web, without “-dialog”; its picture is called the same. */
  of: string;
  by: Role;
  at: string | ((people: People) => string);
  /** What is done there, if the address alone does not open it. */
  open?: (visitor: Visitor) => Promise<void>;
  /** What the dialog is called. */
  name: string | RegExp;
}

type Presses = readonly (readonly [role: Parameters<Visitor["press"]>[0], name: string | RegExp])[];

/** Presses one control after the other. */
export const pressing =
  (...presses: Presses) =>
  async ({ press }: Visitor) => {
    for (const [role, name] of presses) await press(role, name);
  };
