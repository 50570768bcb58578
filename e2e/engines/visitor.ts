import { expect } from "@playwright/test";
import type { Person } from "../company.ts";
import { type Control, findPoint, isNamed, type Role } from "./control.ts";
import type { Engine, Point } from "./engine.ts";

/** The waits before a retry in ms: pages change within frames. */
export const soon = { intervals: [20, 50, 100] };

export type Visitor = ReturnType<typeof visitorWith>;

// biome-ignore lint/performance/useDomNodeTextContent: the other text cannot all be read.
const isReadable = (text: string) => document.body.innerText.includes(text);

/** Selects the content of the focused field for replacement; false without one. Runs in the page. */
function selectContent(): boolean {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isField) field.select();
  return isField;
}

const stateOf = (point: Point | string) => {
  if (typeof point !== "string") return "open";
  return point.startsWith("there is no") ? "closed" : point;
};

/** A person's actions on a server's screens, with any engine. */
export function visitorWith(engine: Engine, baseUrl: string) {
  /** Asks the page; a page in navigation returns an error as its text. */
  const ask: Engine["run"] = (work, ...args) => engine.run(work, ...args).catch(String) as never;
  const goTo = (path: string) => engine.visit(new URL(path, baseUrl).href);

  /** The point of a control, once it is still and can be pressed. */
  async function pointOf(control: Control) {
    let point: Awaited<ReturnType<typeof findPoint>> = "";
    const title = `${control.role} ${control.name} ${control.within ? `in ${control.within}` : ""}`;
    await expect
      .poll(
        async () => {
          point = await ask(findPoint, isNamed(control));
          return typeof point === "string" ? point : "there";
        },
        { message: `${title} can be pressed`, ...soon },
      )
      .toBe("there");
    if (typeof point === "string") throw new Error(point);
    return point;
  }

  async function press(role: Role, name: string | RegExp, within?: string) {
    await engine.press(await pointOf({ role, name, within }));
  }

  /** Replaces a field's content by typing. */
  async function fill(name: string, text: string, within?: string) {
    await expect(async () => {
      await press("textbox", name, within);
      expect(await ask(selectContent), `the focus is in ${name}`).toBe(true);
    }).toPass();
    await engine.type(text);
  }

  return {
    engine,
    ask,
    goTo,
    press,
    fill,
    choose: async (name: string, option: string, within?: string) => {
      await press("combobox", name, within);
      await press("option", option);
    },
    reads: (text: string) =>
      expect
        .poll(() => ask(isReadable, text), {
          message: `“${text}” can be read`,
          ...soon,
        })
        .toBe(true),
    /** Waits until a dialog is open, or closed. */
    sees: (name: string | RegExp, isOpen = true) =>
      expect
        .poll(async () => stateOf(await ask(findPoint, isNamed({ role: "dialog", name }))), {
          message: `the dialog ${name}`,
          ...soon,
        })
        .toBe(isOpen ? "open" : "closed"),
    isAt: (path: string) =>
      expect.poll(() => ask(() => location.pathname), { message: "address", ...soon }).toBe(path),
    /** Continues as a signed-in person, or signed out. */
    async become(person: Pick<Person, "token" | "email"> | undefined) {
      await goTo("/favicon.svg");
      await engine.run(
        (token, email) => {
          localStorage.clear();
          sessionStorage.clear();
          if (token) localStorage.setItem("authToken", token);
          if (email) localStorage.setItem("userEmail", email);
        },
        person?.token,
        person?.email,
      );
    },
  };
}
