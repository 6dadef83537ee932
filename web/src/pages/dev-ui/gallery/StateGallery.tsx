import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { ListSkeleton } from '../../../ui/loading/ListSkeleton';
import { Section } from './Section';

export function StateGallery() {
  return (
    <Section title="Loading, empty, failed">
      <ListSkeleton rows={2} />
      <ListSkeleton rows={4} kind="cards" />
      <EmptyState title="No favourites yet" action={<Button variant="secondary">Find shops</Button>}>
        Tap the heart on a shop and it waits for you here.
      </EmptyState>
      <ErrorState message="We could not load the shops." onRetry={() => undefined} />
      <ErrorState message="We could not load the reviews." onRetry={() => undefined} busy />
    </Section>
  );
}
