import { useUrlDialog } from '../current-url/use-url-dialog';
import { say, sayName } from '../say';

/** Lists are never silently for a city that nobody chose. */
export function ExampleNote({ city }: { city: string }) {
  const { open } = useUrlDialog();
  return (
    <span>
      {say('Showing {city}, an example.', { city: sayName(city) })}{' '}
      <button
        type="button"
        onClick={() => open('place')}
        className="-mt-4 -mb-1 inline-flex min-h-11 items-center gap-1 font-semibold underline underline-offset-2"
      >
        Set your place
      </button>
    </span>
  );
}
