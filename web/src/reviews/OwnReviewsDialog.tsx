import { useState } from 'react';
import { deleteOwnReview, listOwnReviews, type OwnReview } from '@aaspaas/contract/reviews/calls';
import { shopPath } from '@aaspaas/contract/shops/links';
import { RequireSignIn } from '../accounts/RequireSignIn';
import { useAction } from '../accounts/use-action';
import { useRestoreFocus } from '../accounts/use-restore-focus';
import { send } from '../api/send';
import { useRead } from '../api/use-read';
import { useUrlDialog } from '../current-url/use-url-dialog';
import { say } from '../say';
import { EmptyFigure } from '../ui/art/EmptyFigure';
import { Button, ButtonLink } from '../ui/Button';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { Dialog } from '../ui/dialogs/Dialog';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { ListSkeleton } from '../ui/loading/ListSkeleton';
import { GivenStars } from '../ui/stars/GivenStars';
import { keepReview } from './review-draft';
import { sayDate } from './ReviewList';

/** All that somebody wrote about shops, to change or to delete. */
export function OwnReviewsDialog() {
  return <RequireSignIn>{() => <OwnReviews />}</RequireSignIn>;
}

function OwnReviews() {
  const { close } = useUrlDialog();
  return (
    <Dialog open title="My reviews" onClose={close}>
      <Reviews />
    </Dialog>
  );
}

function Reviews() {
  const reading = useRead(listOwnReviews, {}, send);
  const list = reading.state === 'loaded' ? reading.reply.list : null;
  useRestoreFocus(list);
  if (reading.state === 'loading') return <ListSkeleton rows={3} />;
  return (
    <>
      {reading.state === 'failed' && <ErrorState message={reading.failure.message} onRetry={reading.retry} />}
      {list?.length === 0 && (
        <EmptyState figure={<EmptyFigure name="no-reviews" />} title="You have not written a review yet.">
          Press the stars on the page of a shop.
        </EmptyState>
      )}
      <ul className="grid">
        {list?.map((review) => (
          <Item key={review.r_id} review={review} onOver={reading.retry} />
        ))}
      </ul>
    </>
  );
}

interface ItemProps {
  readonly review: OwnReview;
  /** The list is to be read again. */
  onOver(): void;
}

function Item({ review, onOver }: ItemProps) {
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-t-0 first:pt-0">
      <h3 className="font-semibold wrap-anywhere">
        <a href={shopPath(review)} className="hover:underline">
          {review.sh_name}
        </a>
      </h3>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <GivenStars rating={review.r_rating} />
        {sayDate(review.created_at)}
      </p>
      {review.r_heading && <p className="font-medium wrap-anywhere">{review.r_heading}</p>}
      <p className="whitespace-pre-line wrap-anywhere">{review.r_comment}</p>
      {review.is_hidden ? (
        <p className="text-sm text-ink-soft">It was taken down, and nobody else sees it.</p>
      ) : (
        <Changes review={review} onOver={onOver} />
      )}
    </li>
  );
}

function Changes({ review, onOver }: ItemProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, act } = useAction(() => send(deleteOwnReview, { r_id: review.r_id }), onOver);
  const { sh_id, sh_name, r_rating, r_comment, r_heading } = review;
  return (
    <div className="-ml-3 flex flex-wrap">
      <ButtonLink
        variant="quiet"
        size="small"
        href={`${shopPath(review)}#reviews`}
        // A form that is there already would not read it.
        data-reload=""
        aria-label={say('Change your review of {shop}', { shop: sh_name })}
        onClick={() =>
          keepReview(sh_id, { rating: r_rating, text: r_comment, heading: r_heading, isChange: true })
        }
      >
        Change
      </ButtonLink>
      <Button
        variant="quiet"
        size="small"
        aria-label={say('Delete your review of {shop}', { shop: sh_name })}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={say('Delete your review of {shop}?', { shop: sh_name })}
        confirm="Delete review"
        cancel="Keep it"
        danger
        busy={isBusy}
        busyText="Deleting..."
        onConfirm={act}
        onCancel={() => setAsking(false)}
      >
        Your stars go with it.
      </ConfirmDialog>
    </div>
  );
}
