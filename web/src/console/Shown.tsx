import type { ReactNode } from 'react';
import { messageOf } from '../api/failure-messages';
import type { Reading } from '../api/use-read';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { ListSkeleton } from '../ui/loading/ListSkeleton';
import { useProof } from './access/ProofProvider';

interface ShownProps<Reply> {
  readonly reading: Reading<Reply>;
  children(reply: Reply): ReactNode;
}

/** What a page has read; while it comes, its shape; if it did not, why and what to do. */
export function Shown<Reply>({ reading, children }: ShownProps<Reply>) {
  if (reading.state === 'loaded') return children(reading.reply);
  if (reading.state === 'loading') return <ListSkeleton />;
  const { failure, retry } = reading;
  if (failure.kind === 'second-factor') return <AskForCode onGiven={retry} />;
  // To ask again would not bring it back.
  if (failure.kind === 'missing')
    return <EmptyState title={messageOf(failure, 'This could not be found.')} />;
  return <ErrorState message={messageOf(failure, 'This could not be read.')} onRetry={retry} />;
}

/** Private things are shown after a fresh code. */
function AskForCode({ onGiven }: { onGiven: () => void }) {
  const { ask } = useProof();
  const go = async () => {
    if (await ask()) onGiven();
  };
  return (
    <div className="card grid justify-items-start gap-3 p-4">
      <p>This page shows private things. Please enter your code to see it.</p>
      <Button onClick={() => void go()}>Enter the code</Button>
    </div>
  );
}
