import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import type { Question } from './use-wizard';
import { say } from '../../say';

export function SkipQuestion({ question }: { question: Question }) {
  return (
    <ConfirmDialog
      open
      title="Skip this step?"
      confirm="Skip"
      cancel="Stay here"
      onConfirm={question.confirm}
      onCancel={question.cancel}
    >
      {say(question.text)}
    </ConfirmDialog>
  );
}
