import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addReview } from '@aaspaas/contract/reviews/calls';
import { headingOf, type HeadingList } from '@aaspaas/contract/reviews/headings';
import { type ReviewDraft, reviewRules } from '@aaspaas/contract/reviews/rules/review';
import { askToLogIn, useUrlDialog } from '../current-url/use-url-dialog';
import { useForm } from '../forms/use-form';
import { send } from '../api/send';
import { useSession } from '../session/session';
import { useToast } from '../ui/toasts/Toast';
import { keepReview, recallReview } from './review-draft';
import { Failure } from '@aaspaas/contract/failure';
import { messageOf, isCutOff } from '../api/failure-messages';

const blank: ReviewDraft = { rating: 0, text: '', heading: '' };

/** What was posted, as it was sent. */
export interface Posted {
  readonly comment: string;
  readonly heading: string;
  readonly rating: number;
}

/** What was typed stays until the server has accepted it. */
export function useReviewForm(shopId: number, headings: HeadingList, onPosted: (posted: Posted) => void) {
  const { user } = useSession();
  const toast = useToast();
  const [error, setError] = useState('');
  const [{ isChange: wasPosted, ...initial }] = useState(() => {
    const begun = recallReview(shopId);
    return { heading: headingOf(begun.rating, headings), ...begun };
  });
  /** What was posted before is being changed. */
  const [isChange, setChange] = useState(wasPosted === true);
  const form = useForm<ReviewDraft>({ initial, rules: reviewRules });
  useEffect(
    () => keepReview(shopId, { ...form.values, ...(isChange && { isChange }) }),
    [shopId, form.values, isChange],
  );
  const cancel = () => {
    form.restart(blank);
    setChange(false);
    setError('');
  };

  const submit = form.submit(async ({ rating, text, heading }) => {
    setError('');
    if (!user) return logInFirst();
    const posted = { comment: text.trim(), heading: heading.trim(), rating };
    try {
      await send(addReview, { user_id: user.u_id, shop_id: shopId, ...posted });
      cancel();
      toast('success', isChange ? 'Review changed' : 'Review submitted successfully!');
      onPosted(posted);
    } catch (failure) {
      setError(reviewSentence(failure));
    }
  });
  const logInFirst = useAfterLogIn(submit);
  /** The stars bring their heading along, until somebody has written or cleared it. */
  const rate = (rating: number) => {
    const { rating: before, heading } = form.values;
    const isOffered = heading === headingOf(before, headings);
    form.setValues({ rating, ...(isOffered && { heading: headingOf(rating, headings) }) });
  };
  return { form, error, rate, submit, isChange, cancel };
}

/** Asks to log in, and goes on once that is done; not if the dialog is closed without it. */
function useAfterLogIn(goOn: () => void): () => void {
  const { user } = useSession();
  const { shown } = useUrlDialog();
  const isWaiting = useRef(false);
  const onChange = useEffectEvent(() => {
    if (!isWaiting.current || (!user && shown)) return;
    isWaiting.current = false;
    if (user) goOn();
  });
  useEffect(() => onChange(), [user, shown]);
  return () => {
    askToLogIn('review');
    isWaiting.current = true;
  };
}

/** Says why a review was not posted. */
function reviewSentence(failure: unknown): string {
  if (isCutOff(failure)) return 'Network error. Please check your connection and try again.';
  const kind = failure instanceof Failure ? failure.kind : null;
  if (kind === 'signed-out') return 'Please log in to submit a review';
  if (kind === 'missing') return 'Shop information not available';
  return messageOf(failure, 'Failed to submit review. Please try again.');
}
