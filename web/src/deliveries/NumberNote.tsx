import { listUsers } from '@aaspaas/contract/accounts/calls';
import { send } from '../api/send';
import { useRead } from '../api/use-read';
import { say } from '../say';

/** An account may have an email alone, and an agent calls before coming. */
export function NumberNote({ firstName }: { firstName: string }) {
  const reading = useRead(listUsers, {}, send);
  const me = reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  if (!me || me.u_mobile !== null) return null;
  return (
    <p className="rounded-md bg-marigold-soft p-3 text-marigold-strong">
      {say('Your account has no mobile number. Write one into the note, so that {firstName} can call you.', {
        firstName,
      })}
    </p>
  );
}
