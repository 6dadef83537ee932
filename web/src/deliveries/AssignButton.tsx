import { useUrlDialog } from '../current-url/use-url-dialog';
import { Button } from '../ui/Button';
import { say } from '../say';

/** A plain form, so that it also opens the dialog before the scripts have loaded. */
export function AssignButton({ agentId, name }: { agentId: number; name: string }) {
  const { open } = useUrlDialog();
  return (
    <form
      className="basis-full"
      onSubmit={(event) => {
        event.preventDefault();
        open('assign', { agent: String(agentId) });
      }}
    >
      <input type="hidden" name="agent" value={agentId} />
      <Button
        type="submit"
        name="open"
        value="assign"
        wide
        size="small"
        aria-label={say('Assign {name}', { name })}
      >
        Assign
      </Button>
    </form>
  );
}
