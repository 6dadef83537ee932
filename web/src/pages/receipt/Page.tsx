import * as paths from '@aaspaas/contract/paths';
import { readReceipt } from '@aaspaas/contract/payments/calls';
import { NotSignedIn } from '../../accounts/NotSignedIn';
import { send } from '../../api/send';
import { useRead } from '../../api/use-read';
import { useUrl } from '../../current-url/url';
import { ReceiptSheet } from './ReceiptSheet';
import { receiptRequest } from './request';
import { useSession } from '../../session/session';
import { EmptyFigure } from '../../ui/art/EmptyFigure';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { ListSkeleton } from '../../ui/loading/ListSkeleton';

/** The receipt of a payment, for the owner who paid and for admins. */
export function Page() {
  const { user } = useSession();
  const mayRead = user?.role === 'shop' || user?.role === 'admin';
  const request = receiptRequest(useUrl());
  const reading = useRead(readReceipt, mayRead ? request : null, send);
  if (!user) return <Guest />;
  if (!mayRead || !request) return <Missing />;
  if (reading.state === 'loading') return <ListSkeleton />;
  if (reading.state === 'loaded') return <ReceiptSheet receipt={reading.reply.receipt} />;
  const { failure, retry } = reading;
  if (failure.kind === 'missing') return <Missing />;
  return <ErrorState message={failure.message} onRetry={retry} />;
}

const Guest = () => (
  <>
    <h1 className="visually-hidden">Receipt</h1>
    <NotSignedIn title="Your receipt" join={{ label: 'Register your business', href: paths.typeChoice }}>
      Log in with the account of your shop to see and print your receipt.
    </NotSignedIn>
  </>
);

const Missing = () => (
  <>
    <h1 className="visually-hidden">Receipt</h1>
    <EmptyState figure={<EmptyFigure name="lost" />} title="There is no such receipt.">
      Please check the number, or open it from your shop profile.
    </EmptyState>
  </>
);
