import { approveEdit } from '@aaspaas/contract/console/listings/calls';
import { ActionButton } from '../ActionButton';

interface ApproveEditProps {
  readonly id: number;
  readonly name: string;
  /** The last change that was seen: a later one waits on. */
  readonly lastAt: string;
  readonly size?: 'small';
}

export function ApproveEdit({ id, name, lastAt, size }: ApproveEditProps) {
  return (
    <ActionButton
      call={approveEdit}
      body={{ sh_id: id, last_at: lastAt }}
      label="Fine"
      name={`The changes of ${name} are fine`}
      {...(size && { size })}
      confirm={{
        title: `Are the changes of ${name} fine?`,
        text: 'The listing stays as it is now, and nothing waits any more.',
        verb: 'They are fine',
      }}
      done="Settled."
    />
  );
}
