import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Fetched, type FetchedProps } from "../feedback/fetched.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Card } from "./card.tsx";

interface CollectionCardProps {
  query: FetchedProps<unknown>["query"];
  text: {
    title: string;
    lead: string;
    loading: string;
    loadFailed: string;
    full: (max: number) => string;
  };
  /** On the button. */
  add: string;
  onAdd: () => void;
  count: number;
  max: number;
  /** In a sentence. */
  state: string;
  /** Between the sentence and the list. */
  note?: ReactNode;
  /** Below the list. */
  foot?: ReactNode;
  /** The entries. */
  children: ReactNode;
}

/** A few things that a company keeps: how they stand, the list, and a button that adds one up to a number. */
export function CollectionCard({ query, text, count, max, ...card }: CollectionCardProps) {
  const isLoaded = query.data !== undefined;
  const isFull = isLoaded && count >= max;
  return (
    <Card
      title={text.title}
      lead={text.lead}
      action={
        <Button disabled={!isLoaded || isFull} onClick={card.onAdd}>
          {card.add}
        </Button>
      }
    >
      <Fetched
        query={query}
        loading={text.loading}
        failed={text.loadFailed}
        skeleton={<Skeleton className="h-24" />}
      >
        {() => (
          <>
            <p>{card.state}</p>
            {isFull && <p className="mt-1 text-muted text-sm">{text.full(max)}</p>}
            {card.note && <div className="mt-1">{card.note}</div>}
            {count > 0 && (
              <ul aria-label={text.title} className="mt-3">
                {card.children}
              </ul>
            )}
            {card.foot}
          </>
        )}
      </Fetched>
    </Card>
  );
}
