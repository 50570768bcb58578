import { useState } from "react";
import { useForm } from "react-hook-form";
import type { HandoverPack } from "#contract/continuity/handovers.ts";
import { maxLengths } from "#contract/rules/text.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { SegmentedChoice } from "#web/ui/form/choice-group.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { required } from "#web/ui/form/rules.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { text } from "./text.ts";

const { question: labels } = text;

/** The next manager's one question and its answer; nothing without a question or the right to ask. */
export function PackQuestion({ pack }: { pack: HandoverPack }) {
  const asked = pack.texts.find(({ part }) => part.startsWith("question_to_"));
  const answer = pack.texts.find(({ part }) => part === "answer");
  const ask = useApiMutation("continuity.askBack");
  const reply = useApiMutation("continuity.answerBack");
  const [to, setTo] = useState<"outgoing" | "person">("outgoing");
  const params = { id: pack.id };
  if (!asked && !pack.can.ask) return null;
  const whom = asked?.part === "question_to_person" ? pack.employee : pack.outgoing;
  return (
    <Card
      title={labels.title}
      {...(pack.can.ask && { lead: labels.lead, className: "print:hidden" })}
    >
      {pack.can.ask && (
        <Message
          label={labels.field}
          submit={labels.submit}
          send={(question) => ask.mutateAsync({ params, body: { to, question } })}
        >
          <SegmentedChoice
            label={labels.whom}
            choices={[
              { value: "outgoing", label: pack.outgoing.name },
              { value: "person", label: pack.employee.name },
            ]}
            value={to}
            onChange={(chosen) => chosen && setTo(chosen)}
          />
        </Message>
      )}
      {asked && (
        <div className="flex flex-col gap-3">
          <p className="text-muted text-sm">{labels.asked(asked.by.name, whom.name)}</p>
          <p className="wrap-anywhere whitespace-pre-line">{asked.body}</p>
          {answer && (
            <blockquote className="border-accent border-s-2 ps-3">
              <p className="text-muted text-sm">{answer.by.name}</p>
              <p className="wrap-anywhere whitespace-pre-line">{answer.body}</p>
            </blockquote>
          )}
          {!answer && !pack.can.answer && <p className="text-muted">{labels.noAnswer}</p>}
          {pack.can.answer && (
            <Message
              label={labels.answerField}
              submit={labels.answer}
              send={(body) => reply.mutateAsync({ params, body: { answer: body } })}
            />
          )}
        </div>
      )}
    </Card>
  );
}

interface MessageProps {
  label: string;
  submit: string;
  send: (message: string) => Promise<unknown>;
  children?: React.ReactNode;
}

function Message({ label, submit, send, children }: MessageProps) {
  const form = useForm({ defaultValues: { message: "" } });
  const [failure, setFailure] = useState<string>();
  const onSubmit = async ({ message }: { message: string }) => {
    setFailure(undefined);
    try {
      await send(message);
    } catch (error) {
      setFailure(messageOf(error, labels.failed));
    }
  };
  return (
    <Form form={form} onSubmit={onSubmit}>
      {children}
      <FormField form={form} name="message" rule={required(labels.required)}>
        {(field) => <TextArea {...field} label={label} rows={2} maxLength={maxLengths.handover} />}
      </FormField>
      {failure !== undefined && <Banner tone="red">{failure}</Banner>}
      <Button
        type="submit"
        className="self-start"
        isPending={form.formState.isSubmitting}
        pendingText={labels.busy}
      >
        {submit}
      </Button>
    </Form>
  );
}
