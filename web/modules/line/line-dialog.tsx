import { Banner } from "#web/ui/feedback/banner.tsx";
import { FormDialog } from "#web/ui/overlay/form-dialog.tsx";
import { LeaderFields } from "./leader-fields.tsx";
import { LineChecks } from "./line-checks.tsx";
import { LineDaysFields } from "./line-days-fields.tsx";
import { LinePreview } from "./line-preview.tsx";
import { text } from "./text.ts";
import { type LineChangeOf, useLineChange } from "./use-line-change.ts";

export function LineDialog(props: LineChangeOf) {
  const change = useLineChange(props);
  const { form, preview, blocks, notices, unchosen, failure, problem } = change;
  const shownFailure = failure ?? problem;
  const isShown = preview && unchosen === 0;
  return (
    <FormDialog
      title={text.title}
      description={text.lead(props.employeeIds.length, props.name)}
      isOpen={props.isOpen}
      onClose={change.close}
      form={form}
      onSubmit={change.submit}
      submitLabel={text.submit(props.employeeIds.length)}
      isDisabled={problem !== undefined || blocks.length > 0}
      busyLabel={text.busy}
      failure={
        shownFailure !== undefined && (
          <Banner tone="red" {...(failure !== undefined && { title: text.refused })}>
            {shownFailure}
          </Banner>
        )
      }
    >
      <LeaderFields change={change} label={text.leads} />
      <LineDaysFields change={change} />
      {isShown && <LineChecks blocks={blocks} notices={notices} />}
      {isShown && blocks.length === 0 && (
        <LinePreview preview={preview} from={form.getValues("from")} />
      )}
    </FormDialog>
  );
}
