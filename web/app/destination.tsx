import { type ParsedLocation, type RouteComponent, redirect } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import type { Area } from "#contract/places.ts";
import { lazyScreen } from "./screen-loading.ts";

interface Visit {
  location: ParsedLocation;
  params: Record<string, string>;
  search: Record<string, unknown>;
  /** The area that the guard has admitted the user to. */
  context: { area: Area };
}

/** A path's screen, or its guard's redirect. */
export interface Destination {
  beforeLoad?: (visit: Visit) => unknown;
  component?: RouteComponent;
}

/** Destinations by path, relative to the route above them. */
export type Routes = Record<string, Destination>;

/** A screen by its exported name. */
export const screen = <Name extends string>(
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
): Destination => ({ component: lazyScreen(load, name) });

export const redirectTo = (to: string): Destination => ({
  beforeLoad: () => {
    throw redirect({ to });
  },
});

/** A screen with the props it takes from the router. */
export const screenWith = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  useProps: () => Props,
): Destination => ({
  component: lazyScreen(async () => {
    const Screen = await load();
    return { Screen: () => <Screen {...useProps()} /> };
  }, "Screen"),
});
