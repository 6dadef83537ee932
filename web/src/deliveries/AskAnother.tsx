import { useUrlDialog } from '../current-url/use-url-dialog';
import { Button } from '../ui/Button';

/** For a request that an agent has declined. */
export function AskAnother({ id }: { id: number }) {
  const { open } = useUrlDialog();
  return (
    <Button size="small" onClick={() => open('assign', { again: String(id) })}>
      Ask the next agent
    </Button>
  );
}
