import { changeGrade, inviteAgain, removeAdmin, resetTwoStep } from '@aaspaas/contract/console/access/calls';
import { isGrade } from '@aaspaas/contract/console/access/rules/admin';
import type { AdminRecord } from '@aaspaas/contract/console/access/shapes';
import { useSession } from '../../session/session';
import { Deed } from '../Deed';
import { DeedDialog } from '../DeedForm';
import { gradeOptions } from './grade-options';

interface RowProps {
  readonly row: AdminRecord;
}

/** What a chief may do with another admin. */
export function AdminDeeds({ row }: RowProps) {
  const { user } = useSession();
  if (user?.id === row.id) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {row.is_invited && <InviteAgain row={row} />}
      <ChangeGrade row={row} />
      {row.has_second_factor && <ResetSecondStep row={row} />}
      <Remove row={row} />
    </div>
  );
}

const InviteAgain = ({ row: { id, name } }: RowProps) => (
  <Deed
    call={inviteAgain}
    body={{ id }}
    label="Send a new link"
    name={`Send a new link to ${name}`}
    size="small"
    confirm={{
      title: `Send ${name} a new link?`,
      text: 'The link that was sent before stops working.',
      verb: 'Send it',
    }}
    done={({ message }) => message}
  />
);

const ChangeGrade = ({ row: { id, name, grade } }: RowProps) => (
  <DeedDialog
    button="Change grade"
    name={`Change grade of ${name}`}
    size="small"
    title={`Grade of ${name}`}
    call={changeGrade}
    fields={[{ name: 'grade', label: 'Grade', kind: 'choice', options: gradeOptions }]}
    initial={{ grade }}
    body={({ grade: chosen = '' }) => ({ id, grade: isGrade(chosen) ? chosen : grade })}
    label="Change the grade"
    done={({ message }) => message}
  >
    <p>{name} is logged out everywhere and told by mail.</p>
  </DeedDialog>
);

const ResetSecondStep = ({ row: { id, name } }: RowProps) => (
  <Deed
    call={resetTwoStep}
    body={{ id }}
    label="Reset second step"
    name={`Reset second step of ${name}`}
    size="small"
    confirm={{
      title: `Reset the second step of ${name}?`,
      text: `Do this only when ${name} has asked you in person or by phone. All sessions of ${name} end, and ${name} and every chief get a mail.`,
      verb: 'Reset it',
    }}
    done={({ message }) => message}
  />
);

const Remove = ({ row: { id, name, grade } }: RowProps) => (
  <Deed
    call={removeAdmin}
    body={{ id }}
    label="Remove"
    name={`Remove ${name}`}
    tone="danger"
    size="small"
    confirm={{
      title: `Remove ${name}?`,
      text: `The account of ${name} (${grade}) is deleted, and ${name} is told by mail. What ${name} has done stays in the audit.`,
      verb: 'Remove',
    }}
    done={({ message }) => message}
  />
);
