import { useForm } from "react-hook-form";
import { type SentForm, useSentForm } from "./use-sent-form.ts";

export interface HolidayForm {
  date: string;
  name: string;
  reason: string;
  includesEnded: boolean;
}

const blank: HolidayForm = { date: "", name: "", reason: "", includesEnded: false };

/** The form of a change of holidays: what the server refuses is shown at its field, and what was typed stays. */
export function useHolidayForm(
  sending: Pick<SentForm<HolidayForm>, "send" | "done" | "failed" | "onClose">,
) {
  const form = useForm<HolidayForm>({ defaultValues: blank, mode: "onTouched" });
  return { form, ...useSentForm({ form, blank, ...sending }) };
}
