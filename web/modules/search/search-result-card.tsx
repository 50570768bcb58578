import { type ReactNode, useEffect } from "react";
import { jobLevelLabels } from "#contract/codes/people.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/hooks.ts";
import { useCurrentEmployee } from "#web/modules/auth/index.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { DescriptionList } from "#web/ui/display/description-list.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { nameOf } from "#web/ui/format/person-name.ts";
import { Link } from "#web/ui/link.tsx";
import { Dialog, DialogBody } from "#web/ui/overlay/dialog.tsx";
import { useLastValue } from "#web/ui/use-last-value.ts";
import { cardOf } from "./card-search.ts";
import { rememberPerson } from "./recent-people.ts";
import { text } from "./text.ts";

const { card: words } = text;

export interface SearchResultCardProps {
  /** The record that the URL names; undefined while no card is open. */
  card: string | undefined;
  onClose: () => void;
}

/** The data of an employee, position or department for colleagues. */
export function SearchResultCard({ card, onClose }: SearchResultCardProps) {
  const shown = cardOf(useLastValue(card));
  if (!shown) return null;
  const Content = contents[shown.kind];
  return (
    <Dialog title={words.title[shown.kind]} size="sm" isOpen={card !== undefined} onClose={onClose}>
      <DialogBody isTextOnly>
        <Content key={shown.id} id={shown.id} />
      </DialogBody>
    </Dialog>
  );
}

function PersonContent({ id }: { id: number }) {
  const { data, error, refetch } = useApiQuery("employees.all", {
    query: { employeeId: id, pageSize: 1 },
  });
  const person = data?.items[0];
  const { id: ownId, authId } = useCurrentEmployee();
  const openedId = person && id !== ownId ? id : undefined;
  useEffect(() => {
    if (openedId) rememberPerson(openedId, authId);
  }, [openedId, authId]);
  if (!person) return <Missing isGone={data !== undefined} error={error} onRetry={refetch} />;
  const name = nameOf(person);
  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar name={name} size="lg" />
        <p className="wrap-anywhere min-w-0 flex-1 font-semibold text-lg">{name}</p>
        {!person.isActive && <Badge tone="red">{text.inactive}</Badge>}
      </div>
      <DescriptionList
        columns={1}
        emptyText={words.none}
        items={[
          { term: words.position, value: person.positionTitle },
          { term: words.department, value: person.departmentTitle },
          {
            term: words.email,
            value: <Link href={`mailto:${person.email}`}>{person.email}</Link>,
          },
        ]}
      />
    </>
  );
}

function PositionContent({ id }: { id: number }) {
  const { data, error, refetch } = useApiQuery("departments.getPosition", { params: { id } });
  if (!data) return <Missing error={error} onRetry={refetch} />;
  return (
    <>
      <p className="wrap-anywhere font-semibold text-lg">{data.positionTitle}</p>
      <DescriptionList
        columns={1}
        items={[
          { term: words.department, value: data.departmentName },
          { term: words.jobLevel, value: jobLevelLabels[data.jobLevel] },
          { term: words.heldBy, value: data.employeeName ?? text.vacant },
        ]}
      />
    </>
  );
}

function DepartmentContent({ id }: { id: number }) {
  const { data, error, refetch } = useApiQuery("departments.getDepartment", { params: { id } });
  if (!data) return <Missing error={error} onRetry={refetch} />;
  return (
    <>
      <p className="wrap-anywhere font-semibold text-lg">{data.departmentName}</p>
      <DescriptionList
        columns={1}
        emptyText={words.none}
        items={[
          { term: words.about, value: data.description },
          { term: words.head, value: data.departmentHeadName },
          { term: words.people, value: data.employeeCount },
        ]}
      />
    </>
  );
}

const contents = {
  person: PersonContent,
  position: PositionContent,
  department: DepartmentContent,
} satisfies Record<string, (props: { id: number }) => ReactNode>;

interface MissingProps {
  isGone?: boolean;
  error: unknown;
  onRetry: () => unknown;
}

function Missing({ isGone, error, onRetry }: MissingProps) {
  if (isGone || (error instanceof ApiError && error.code === "not_found"))
    return <EmptyState title={words.gone} />;
  if (error) return <ErrorState message={words.failed} onRetry={() => void onRetry()} />;
  return (
    <Delayed label={words.loading}>
      <Skeleton className="h-12" />
      <Skeleton className="mt-5 h-32" />
    </Delayed>
  );
}
