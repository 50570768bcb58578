import { useState } from "react";
import type { PayrollPreview } from "#contract/payroll/profiles.ts";
import { messageOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { PeriodFields } from "./period-fields.tsx";
import { type CodedType, formatOf, type ProfileForm } from "./profile-form.ts";
import { text } from "./text.ts";

const { dialog: labels } = text;

interface ProfilePreviewProps {
  form: ProfileForm;
  types: readonly CodedType[];
}

/** The first lines of a period as the form writes them. */
export function ProfilePreview({ form, types }: ProfilePreviewProps) {
  const { mutateAsync: read, isPending } = useApiMutation("payroll.previewProfile");
  const [shown, setShown] = useState<PayrollPreview>();
  const [failure, setFailure] = useState<string>();
  const show = async () => {
    setFailure(undefined);
    const isRight = await form.trigger(["columns", "from", "to"]);
    const values = form.getValues();
    const format = formatOf(values, types);
    if (!isRight || !format) return;
    try {
      const { from, to } = values;
      setShown(await read({ body: { format, period: { from, to } } }));
    } catch (error) {
      setShown(undefined);
      setFailure(messageOf(error, labels.showFailed));
    }
  };
  return (
    <section aria-label={labels.preview} className="flex flex-col gap-3 border-line border-t pt-4">
      <div>
        <h3 className="font-medium">{labels.preview}</h3>
        <p className="text-muted text-sm">{labels.previewHelp}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-3 sm:items-start">
        <PeriodFields form={form} />
        <Button
          className="sm:mt-6.5 sm:justify-self-start"
          isPending={isPending}
          pendingText={labels.showing}
          onClick={() => void show()}
        >
          {labels.show}
        </Button>
      </div>
      <div role="status" className="flex flex-col gap-3">
        {failure && <Banner tone="red">{failure}</Banner>}
        {shown && <ShownLines preview={shown} />}
      </div>
    </section>
  );
}

function ShownLines({ preview: { headings, lines, hasMore, gaps } }: { preview: PayrollPreview }) {
  const { types, people, peopleCount } = gaps;
  const names = people.map(({ name }) => name);
  return (
    <>
      {(types.length > 0 || peopleCount > 0) && (
        <Banner tone="amber">
          {types.length > 0 && <p>{labels.uncoded(types)}</p>}
          {peopleCount > 0 && <p>{labels.numberless(names, peopleCount)}</p>}
          <p>{labels.refused}</p>
        </Banner>
      )}
      {lines.length === 0 ? (
        <p className="text-muted">{labels.noLines}</p>
      ) : (
        <Lines headings={headings} lines={lines} />
      )}
      {hasMore && <p className="text-muted text-sm">{labels.more}</p>}
    </>
  );
}

const Lines = ({ headings, lines }: Pick<PayrollPreview, "headings" | "lines">) => (
  <section
    aria-label={labels.show}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    tabIndex={0}
    className="overflow-x-auto rounded-md border border-line"
  >
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr>
          {headings.map((heading, at) => (
            <th
              key={at}
              scope="col"
              className="whitespace-nowrap bg-sunken px-3 py-2 text-start font-medium"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, row) => (
          <tr key={row} className="border-line border-t">
            {line.map((cell, at) => (
              <td key={at} className="whitespace-nowrap px-3 py-2">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
