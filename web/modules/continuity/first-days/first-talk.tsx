import { useState } from "react";
import { useForm } from "react-hook-form";
import type { NewPerson } from "#contract/continuity/first-days.ts";
import { fieldsOf, messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { proseDay } from "#web/ui/format/dates.ts";
import { TalkForm } from "../talks/talk-form.tsx";
import { talkTopics } from "./talk-topics.ts";
import { text } from "./text.ts";

export function FirstTalk({ person, today }: { person: NewPerson; today: string }) {
  const { employee, talkedOn } = person;
  const [isRecording, setIsRecording] = useState(false);
  return (
    <section aria-labelledby={`talk-${employee.id}`} className="rounded-md bg-sunken p-4">
      <h3 id={`talk-${employee.id}`} className="mb-2 font-semibold">
        {text.first}
      </h3>
      <ul className="mb-4 flex list-disc flex-col gap-1 ps-5">
        {talkTopics(person, today).map((topic) => (
          <li key={topic} className="wrap-anywhere">
            {topic}
          </li>
        ))}
      </ul>
      {talkedOn === null ? (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Plan person={person} today={today} />
          {!isRecording && (
            <Button variant="primary" onClick={() => setIsRecording(true)}>
              {text.talked}
            </Button>
          )}
        </div>
      ) : (
        <p>{text.talkedOn(proseDay(talkedOn, today))}</p>
      )}
      {isRecording && talkedOn === null && (
        <div className="mt-4 border-line border-t pt-4">
          <TalkForm person={employee} today={today} />
        </div>
      )}
    </section>
  );
}

function Plan({ person, today }: { person: NewPerson; today: string }) {
  const { employee, talkOn, suggestedTalkOn } = person;
  const form = useForm({ defaultValues: { talkOn: talkOn ?? suggestedTalkOn } });
  const { mutateAsync, isPending } = useApiMutation("continuity.planFirstTalk");
  const save = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ params: { id: employee.id }, body });
      toast.success(text.planned);
    } catch (error) {
      if (!showServerErrors(form, fieldsOf(error))) toast.error(messageOf(error, text.failed));
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex flex-wrap items-end gap-3"
    >
      <FormField form={form} name="talkOn" rule={required(text.invalidDay)}>
        {(field) => <DateField {...field} label={text.talkOn} min={today} className="w-48" />}
      </FormField>
      <Button type="submit" isPending={isPending} pendingText={text.busy}>
        {text.savePlan}
      </Button>
    </form>
  );
}
