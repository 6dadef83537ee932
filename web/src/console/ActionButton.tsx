import { type ReactNode, useState } from 'react';
import type { Call, RequestTo } from '@aaspaas/contract/call';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { type ActionParts, useAction } from './use-action';

interface ActionButtonProps<C extends Call> extends ActionParts<C> {
  readonly body: RequestTo<C>;
  /** On the button: a verb. */
  readonly label: ReactNode;
  /** What the button is called where its label does not say it alone, such as 'Confirm payment AB12CD34'. */
  readonly name?: string;
  /** Asked before: what will happen, in numbers. Without it the action must be undoable. */
  readonly confirm?: { readonly title: string; readonly text: ReactNode; readonly verb: string };
  readonly tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium';
}

/** A button that does something on the server. */
export function ActionButton<C extends Call>(props: ActionButtonProps<C>) {
  const { body, label, name, confirm, tone = 'secondary', size = 'medium' } = props;
  const { busy, act } = useAction(props, props.then);
  const [isAsking, setAsking] = useState(false);
  // Red fills only the answer to the question.
  const asksFirst = tone === 'danger' && confirm !== undefined;
  const go = async () => {
    await act(body);
    setAsking(false);
  };
  return (
    <>
      <Button
        variant={asksFirst ? 'secondary' : tone}
        size={size}
        busy={busy}
        aria-label={name}
        onClick={() => (confirm ? setAsking(true) : void go())}
      >
        {asksFirst ? <span className="text-danger">{label}</span> : label}
      </Button>
      {confirm && (
        <ConfirmDialog
          open={isAsking}
          title={confirm.title}
          confirm={confirm.verb}
          cancel="Leave it"
          danger={tone === 'danger'}
          busy={busy}
          onConfirm={() => void go()}
          onCancel={() => setAsking(false)}
        >
          {confirm.text}
        </ConfirmDialog>
      )}
    </>
  );
}
