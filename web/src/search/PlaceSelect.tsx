import { cityNames } from '@aaspaas/contract/places/city-names';
import { useUrlDialog } from '../current-url/use-url-dialog';
import { Icon } from '../ui/Icon';
import { say, sayName } from '../say';

/** The last choice: whatever is not a listed city. */
const other = '…';

interface PlaceSelectProps {
  /** As in the url; empty for where the visitor is. */
  readonly city: string;
  /** The visitor's place in words. */
  readonly here: string;
  onCity(city: string): void;
}

/** The listed cities, and any other place through the place sheet. */
export function PlaceSelect({ city, here, onCity }: PlaceSelectProps) {
  const { open } = useUrlDialog();
  const isListed = city === '' || cityNames.some((name) => name === city);
  return (
    <label className="flex items-center gap-1 framed px-2">
      <Icon name="map-pin" size={20} className="shrink-0 text-brick-strong" />
      <span className="visually-hidden">Location</span>
      <select
        value={city}
        onChange={({ target }) => (target.value === other ? open('place') : onCity(target.value))}
        className="min-h-11 w-full min-w-0 bg-card"
      >
        <option value="">{here}</option>
        {!isListed && <option value={city}>{sayName(city)}</option>}
        {cityNames.map((name) => (
          <option key={name} value={name}>
            {say(name)}
          </option>
        ))}
        <option value={other}>PIN code, area or town …</option>
      </select>
    </label>
  );
}
