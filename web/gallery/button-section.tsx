import { IconPlus, IconSettings, IconTrash } from "@tabler/icons-react";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Row, Section } from "./section.tsx";

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
