import { say } from '../say';
import { useEffect, useRef } from 'react';
import type { HeadingList } from '@aaspaas/contract/reviews/headings';
import { reviewRules } from '@aaspaas/contract/reviews/rules/review';
import { hasComplaint } from '@aaspaas/contract/rule-engine/rule';
import { complain } from '../forms/complain';
import { FormError } from '../forms/FormError';
import { useSession } from '../session/session';
import { Button } from '../ui/Button';
import { StarInput } from '../forms/fields/StarInput';
import { TextArea } from '../forms/fields/TextArea';
import { TextField } from '../forms/fields/TextField';
import { type Posted, useReviewForm } from './use-review-form';

const longestReview = 1000;

interface ReviewFormProps {
  readonly shopId: number;
  readonly headings: HeadingList;
  onPosted(posted: Posted): void;
}

export function ReviewForm({ shopId, headings, onPosted }: ReviewFormProps) {
  const { user } = useSession();
  const { form, error, rate, submit, isChange, cancel } = useReviewForm(shopId, headings, onPosted);
  const { errors } = form;
  // A guest who has written it all goes on through the login.
  const isWritten = !hasComplaint(complain(reviewRules, form.values));
  // Also while the stars have the focus, for whoever walks through the page by keys.
  const isFolded = form.values.rating === 0 && form.values.text === '';
  const textArea = useFocusOnUnfolded(isFolded);
  const title = isChange ? say('Change your review') : say('Write a Review');
  return (
    <form onSubmit={submit} noValidate aria-label={title} className="group/review">
      <h2 className="pb-3 text-xl">{title}</h2>
      <fieldset disabled={form.busy} className="grid gap-3">
        <StarInput label="Your rating" {...form.field('rating')} onChange={rate} />
        <div className={`gap-3 ${isFolded ? 'hidden group-focus-within/review:grid' : 'grid'}`}>
          <TextField label="Heading" optional maxLength={100} {...form.field('heading')} />
          <TextArea
            label="Your review"
            placeholder="Write about the shop & more."
            rows={4}
            ref={textArea}
            countTo={longestReview}
            {...form.field('text')}
            // One message stands for both.
            error={errors.rating ? undefined : errors.text}
          />
          <FormError>{error}</FormError>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              type="submit"
              busy={form.busy}
              busyText={isChange ? 'Saving...' : 'Posting...'}
              disabled={form.busy || (!user && !isWritten)}
            >
              {isChange ? 'Save' : 'Post Review'}
            </Button>
            {isChange && (
              <Button variant="quiet" onClick={cancel}>
                Cancel
              </Button>
            )}
            {!user && <span className="text-ink-soft">Please log in to post a review</span>}
          </div>
        </div>
      </fieldset>
    </form>
  );
}

/** Whoever has pressed a star goes on by writing; not whoever walks through the stars by keys. */
function useFocusOnUnfolded(isFolded: boolean) {
  const textArea = useRef<HTMLTextAreaElement>(null);
  const wasFolded = useRef(isFolded);
  useEffect(() => {
    if (wasFolded.current && !isFolded && !document.querySelector(':focus-visible'))
      textArea.current?.focus();
    wasFolded.current = isFolded;
  }, [isFolded]);
  return textArea;
}
