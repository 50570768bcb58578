import { IconPlus, IconSettings, IconTrash } from "@tabler/icons-react";
import { useForm, useWatch } from "react-hook-form";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Checklist } from "#web/ui/display/checklist.tsx";
import { ProgressDots } from "#web/ui/display/progress-dots.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Form } from "#web/ui/form/form.tsx";
import { FormField } from "#web/ui/form/form-field.tsx";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { showServerErrors } from "#web/ui/form/server-errors.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Row, Section } from "./section.tsx";

type SignUp = { email: string; password: string; size: "small" | "large" | "" };

const required = (message: string) => (value: string) => (value ? undefined : message);
const sizes = [
  { value: "small", label: "Up to 50 people" },
  { value: "large", label: "More than 50 people" },
] as const;
const promises = (password: string) => [
  { label: "At least 8 characters", isMet: password.length >= 8 },
  { label: "A number", isMet: /\d/.test(password) },
];

function SignUpForm() {
  const form = useForm<SignUp>({ defaultValues: { email: "", password: "", size: "" } });
  const password = useWatch({ control: form.control, name: "password" });
  const signUp = async ({ email }: SignUp) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (email.startsWith("taken")) showServerErrors(form, { email: "This address is in use" });
    else toast.success("Account created");
  };
  return (
    <Form form={form} onSubmit={signUp} onInvalid={() => toast.error("Fix the marked fields")}>
      <ProgressDots label="Registration" count={4} done={2} />
      <FormField form={form} name="email" rule={required("Enter your e-mail")}>
        {(field) => (
          <TextField label="E-mail" type="email" isRequired autoComplete="email" {...field} />
        )}
      </FormField>
      <FormField form={form} name="password" rule={required("Choose a password")}>
        {(field) => (
          <PasswordField
            label="Choose a password"
            isRequired
            autoComplete="new-password"
            {...field}
          />
        )}
      </FormField>
      <Checklist label="The password needs" items={promises(password)} />
      <FormField form={form} name="size" rule={required("Choose a size")}>
        {(field) => <SelectField label="Company size" isRequired options={sizes} {...field} />}
      </FormField>
      <Button
        type="submit"
        variant="primary"
        isWide
        isPending={form.formState.isSubmitting}
        pendingText="Creating account..."
      >
        Create account
      </Button>
    </Form>
  );
}

export const FormSection = () => (
  <Section title="A form">
    <Card className="w-full max-w-md">
      <SignUpForm />
    </Card>
  </Section>
);

const plus = <IconPlus size={16} stroke={1.75} aria-hidden="true" />;

export const ButtonSection = () => (
  <Section title="Buttons and links">
    <Row>
      <Button variant="primary" icon={plus}>
        Add person
      </Button>
      <Button variant="tinted">Approve</Button>
      <Button>Cancel</Button>
      <Button variant="ghost">Skip for now</Button>
      <Button variant="danger" icon={<IconTrash size={16} stroke={1.75} aria-hidden="true" />}>
        Delete
      </Button>
      <ButtonLink href="#parts" variant="primary">
        Open
      </ButtonLink>
      <IconButton label="Settings" icon={<IconSettings size={20} stroke={1.75} />} />
      <Link href="#parts">A link in text</Link>
    </Row>
    <Row>
      <Button variant="primary" isPending pendingText="Saving...">
        Save
      </Button>
      <Button isPending>Check again</Button>
      <Button variant="primary" disabled>
        Save
      </Button>
      <Button disabled>Cancel</Button>
      <IconButton
        label="Settings, not yet"
        disabled
        icon={<IconSettings size={20} stroke={1.75} />}
      />
    </Row>
    <Row>
      <Button variant="primary" size="sm">
        Small
      </Button>
      <Button size="sm">Small</Button>
      <Button variant="primary" size="lg">
        Start free trial
      </Button>
      <Button size="lg">See how it works</Button>
    </Row>
  </Section>
);
