import { IconLock, IconPrinter } from "@tabler/icons-react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import type { CertificateOfService, EndedEmployment } from "#contract/payroll/certificates.ts";
import { places } from "#contract/places.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { usePageName } from "#web/ui/page-name.ts";
import { CertificatePaper, type WrittenFacts } from "./certificate-paper.tsx";
import { text } from "./certificate-text.ts";

/** A certificate of service to print, for each employment of a person that has ended. */
export function CertificatePage({ employeeId }: { employeeId: number }) {
  const params = { id: employeeId };
  const { data, error, refetch } = useApiQuery("payroll.certificate", { params });
  if (data?.employee.id === employeeId) return <Content key={employeeId} known={data} />;
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      <Unloaded error={error} onRetry={() => void refetch()} />
    </>
  );
}

function Unloaded({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error instanceof ApiError && (error.code === "not_found" || error.code === "invalid_request"))
    return (
      <EmptyState title={text.none} icon={<IconLock size={22} stroke={1.75} />}>
        {text.noneHelp}
      </EmptyState>
    );
  if (error) return <ErrorState message={text.failed} onRetry={onRetry} />;
  return (
    <Delayed label={text.loading}>
      <Skeleton className="h-96 max-w-3xl" />
    </Delayed>
  );
}

function Content({ known }: { known: CertificateOfService }) {
  const { employee, employer, employments } = known;
  const form = useForm<WrittenFacts>({
    defaultValues: { ended: employments[0]?.to ?? "", council: "", pay: "", reason: "" },
  });
  const written = useWatch({ control: form.control });
  usePageName(employee.fullName, {
    label: text.person,
    href: places.person("superadmin", employee.id),
  });
  const employment = employments.find(({ to }) => to === written.ended);
  return (
    <div data-paper="" className="flex max-w-3xl flex-col gap-6">
      <header className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="wrap-anywhere font-semibold text-xl">{text.titleOf(employee.fullName)}</h1>
        <Button
          variant="primary"
          icon={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => print()}
        >
          {text.print}
        </Button>
      </header>
      <Facts form={form} employments={employments} employer={employer} />
      {employment && (
        <CertificatePaper
          known={known}
          employment={employment}
          written={{ ...form.getValues(), ...written }}
        />
      )}
    </div>
  );
}

interface FactsProps {
  form: UseFormReturn<WrittenFacts>;
  employments: readonly EndedEmployment[];
  employer: CertificateOfService["employer"];
}

function Facts({ form, employments, employer: { address, country } }: FactsProps) {
  const labels = text.facts;
  const options = employments.map(({ from, to }) => ({ value: to, label: labels.from(from, to) }));
  return (
    <div className="print:hidden">
      <Card title={labels.title} lead={labels.lead}>
        <div className="flex flex-col gap-4">
          {country === "ZA" && <p className="text-muted text-sm">{labels.law}</p>}
          {address === "" && <Banner tone="amber">{labels.addressMissing}</Banner>}
          <div className="grid gap-4 sm:grid-cols-2">
            {employments.length > 1 && (
              <FormField form={form} name="ended">
                {(field) => (
                  <SelectField
                    {...field}
                    className="sm:col-span-2"
                    label={labels.employment}
                    options={options}
                  />
                )}
              </FormField>
            )}
            {written.map(({ name, label, help }) => (
              <FormField key={name} form={form} name={name}>
                {(field) => (
                  <TextField
                    {...field}
                    label={label}
                    help={help}
                    autoComplete="off"
                    maxLength={200}
                  />
                )}
              </FormField>
            ))}
          </div>
        </div>
      </Card>
    </div>
  );
}

const written = [
  { name: "pay", label: text.facts.pay, help: text.facts.payHelp },
  { name: "council", label: text.facts.council, help: text.facts.councilHelp },
  { name: "reason", label: text.facts.reason, help: text.facts.reasonHelp },
] as const;
