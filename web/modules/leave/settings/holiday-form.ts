import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { HolidayEffect } from "#contract/leave/planning/holidays.ts";
import { apiQuery } from "#web/api/query-client.ts";
import { type SentForm, useSentForm } from "./use-sent-form.ts";

export interface HolidayForm {
  date: string;
  name: string;
  reason: string;
  includesEnded: boolean;
}

const blank: HolidayForm = { date: "", name: "", reason: "", includesEnded: false };

/** The form of a change of holidays: a refusal shows at its field, and the input stays. */
export function useHolidayForm(
  sending: Pick<SentForm<HolidayForm>, "send" | "done" | "failed" | "onClose">,
) {
  const form = useForm<HolidayForm>({ defaultValues: blank, mode: "onTouched" });
  return { form, ...useSentForm({ form, blank, ...sending }) };
}

export type ShownEffect =
  | { state: "unasked" | "checking" | "failed" }
  | { state: "known"; effect: HolidayEffect };

/** The leave affected by a new holiday or working day; no request without a day. */
export function useHolidayEffect(date: string, isWorkingDay: boolean): ShownEffect {
  const { data, isError } = useQuery({
    ...apiQuery("leave.previewHoliday", { body: { date, isWorkingDay } }),
    enabled: date !== "",
    retry: false,
    gcTime: 0,
  });
  if (date === "") return { state: "unasked" };
  if (data) return { state: "known", effect: data };
  return { state: isError ? "failed" : "checking" };
}
