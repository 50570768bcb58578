import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { WayOut } from "../blocks.ts";
import { type LeaderChoice, type LineValues, managedBy, nobodyYet } from "../leader-choice.ts";

/** The selected people and the choices for them. */
export function useLeaderChoices(form: UseFormReturn<LineValues>) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const set = <Name extends "own" | "leftOut" | "to">(name: Name, value: LineValues[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true });
  /** Gives each of these their own manager, or the common one. */
  const choose = (ids: Iterable<number>, choice: LeaderChoice | undefined) => {
    const own = { ...form.getValues("own") };
    for (const id of ids) {
      if (choice) own[id] = choice;
      else delete own[id];
    }
    set("own", own);
    setSelected(new Set());
  };
  const leaveOut = (ids: readonly number[]) => {
    set("leftOut", [...new Set([...form.getValues("leftOut"), ...ids])]);
    setSelected((before) => new Set([...before].filter((id) => !ids.includes(id))));
  };
  const select = (ids: readonly number[], isSelected: boolean) =>
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  const only = (ids: readonly number[]) => setSelected(new Set(ids));
  /** Solves a problem; true if the selected people still need a choice. */
  const take = (way: WayOut): boolean => {
    if (way.kind === "leaveOut") leaveOut(way.people.map(({ id }) => id));
    else if (way.kind === "end") set("to", way.on);
    else if (way.kind === "give") {
      const { person, manager } = way;
      const given = manager && managedBy({ value: String(manager.id), label: manager.name });
      choose([person.id], given ?? nobodyYet);
    } else only(way.people.map(({ id }) => id));
    return way.kind === "choose";
  };
  return {
    selected,
    select,
    only,
    choose,
    leaveOut,
    bringBack: () => set("leftOut", []),
    take,
    reset: () => setSelected(new Set()),
  };
}
export type LeaderChoices = ReturnType<typeof useLeaderChoices>;
