import { IconMail } from "@tabler/icons-react";
import { places } from "#contract/places.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { PageHeader } from "#web/ui/display/page-header.tsx";
import { Link } from "#web/ui/link.tsx";
import { supportEmail } from "./support-email.ts";
import { text } from "./text.ts";

export function SupportPage() {
  const email = supportEmail();
  return (
    <>
      <PageHeader title={text.title} description={text.lead} />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <Card title={text.write.title}>
          <p className="text-muted">{text.write.lead}</p>
          <ButtonLink
            href={`mailto:${email}`}
            variant="primary"
            icon={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
            className="mt-4 max-w-full"
          >
            <span className="truncate">{email}</span>
          </ButtonLink>
          <p className="mt-6">{text.write.details}</p>
          <Points points={text.write.points} />
          <p className="mt-5 text-muted">{text.write.warning}</p>
        </Card>
        <Card title={text.access.title}>
          <p>{text.access.lead}</p>
          <Points points={text.access.points} />
        </Card>
      </div>
      <p className="mt-6 text-muted max-md:[&>a]:py-3.5">
        <Link href={places.terms}>{text.terms}</Link> ·{" "}
        <Link href={places.privacy}>{text.privacy}</Link>
      </p>
    </>
  );
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="mt-2 flex list-disc flex-col gap-1.5 ps-5">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
