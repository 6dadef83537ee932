import { useState } from 'react';
import { reportReview, type ReviewRecord } from '@aaspaas/contract/reviews/calls';
import { reportRules } from '@aaspaas/contract/reviews/rules/review';
import { FormError } from '../forms/FormError';
import { useForm } from '../forms/use-form';
import { send } from '../api/send';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/dialogs/Dialog';
import { TextArea } from '../forms/fields/TextArea';
import { useToast } from '../ui/toasts/Toast';

const longestReason = 500;

interface ReportDialogProps {
  readonly review: ReviewRecord;
  onClose(): void;
}

/** Tells the admin that a review is abusive or false. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const toast = useToast();
  const [error, setError] = useState('');
  const form = useForm({ initial: { reason: '' }, rules: reportRules });
  const submit = form.submit(async ({ reason }) => {
    setError('');
    try {
      const { message } = await send(reportReview, { r_id: review.r_id, reason: reason.trim() });
      toast('success', message);
      onClose();
    } catch (failure) {
      // Every failed call is a Failure with a message.
      setError((failure as Error).message);
    }
  });
  return (
    <Dialog open title="Report this review" onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextArea
          label="What is wrong with it?"
          help="For example: it is insulting, false, or about another shop."
          maxLength={longestReason}
          {...form.field('reason')}
        />
        <FormError>{error}</FormError>
        <Button type="submit" wide busy={form.busy} busyText="Sending...">
          Send report
        </Button>
      </form>
    </Dialog>
  );
}
