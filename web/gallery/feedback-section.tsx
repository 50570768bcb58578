import { IconInbox } from "@tabler/icons-react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Delayed, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Row, Section } from "./section.tsx";

const ignore = () => {};

export const FeedbackSection = () => (
  <Section title="Feedback">
    <div className="grid gap-3 lg:grid-cols-2">
      <Banner title="Your trial ends in 5 days">Choose a plan to keep your data.</Banner>
      <Banner tone="green" onDismiss={ignore}>
        Saved
      </Banner>
      <Banner tone="amber" action={<Button size="sm">Review</Button>}>
        Two requests overlap.
      </Banner>
      <Banner tone="red" title="The file was not read">
        Row 14 has no e-mail address.
      </Banner>
    </div>
    <div className="grid gap-4 lg:grid-cols-3">
      <Card>
        <EmptyState
          title="No requests yet"
          icon={<IconInbox size={22} stroke={1.75} />}
          action={<Button variant="primary">Request leave</Button>}
        >
          What you ask for appears here with its decision.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState message="The server did not answer. Check your connection." onRetry={ignore} />
      </Card>
      <Card>
        <Delayed label="Loading a card">
          <div className="flex flex-col gap-4">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-24" />
          </div>
        </Delayed>
      </Card>
    </div>
    <Row>
      <Button onClick={() => toast.success("Leave request sent")}>Show success</Button>
      <Button
        onClick={() =>
          toast.error("This e-mail address is in use. Sign in instead, or use another one.")
        }
      >
        Show error
      </Button>
      <Button onClick={() => toast.success("Saved as draft", { durationMs: 6000 })}>
        Show for 6 s
      </Button>
    </Row>
  </Section>
);
