import { useState } from 'react';
import type { ReplyOf } from '@aaspaas/contract/call';
import { listShops } from '@aaspaas/contract/shops/calls';
import { type Reading, useRead } from '../api/use-read';
import { Button } from '../ui/Button';
import { ChoiceGroup } from '../forms/fields/ChoiceGroup';
import { TextField } from '../forms/fields/TextField';
import { say, sayName } from '../say';

interface ShopChoiceProps {
  readonly city: string;
  readonly chosen: number | null;
  readonly error: string | undefined;
  onChoose(shopId: number | null): void;
}

/** Finds the shop where the parcel is picked up. */
export function ShopChoice({ city, chosen, error, onChoose }: ShopChoiceProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const reading = useRead(listShops, asked ? { search: asked, city, limit: 6, fields: 'card' } : null);
  const find = () => {
    onChoose(null);
    setAsked(typed.trim());
    // Searching for the same name again retries.
    if (reading.state === 'failed') reading.retry();
  };
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label="Shop"
          type="search"
          placeholder="Its name"
          enterKeyHint="search"
          maxLength={200}
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter searches for the shop; it does not send the request yet.
            event.preventDefault();
            find();
          }}
        />
        <Button variant="secondary" onClick={find}>
          Find
        </Button>
      </div>
      <Found {...{ asked, reading, city, chosen, error, onChoose }} />
    </div>
  );
}

interface FoundProps extends ShopChoiceProps {
  readonly asked: string;
  readonly reading: Reading<ReplyOf<typeof listShops>>;
}

function Found({ asked, reading, city, chosen, error, onChoose }: FoundProps) {
  const shops = reading.state === 'loaded' ? reading.reply.list : [];
  const choices = shops.map(({ sh_id, sh_name, sh_address }) => ({
    value: String(sh_id),
    label: sh_name,
    text: sh_address,
  }));
  const says = sayOf(asked, reading.state, shops.length, city);
  return (
    <>
      {choices.length > 0 && (
        <ChoiceGroup
          label="Pick it up at"
          choices={choices}
          value={chosen === null ? '' : String(chosen)}
          error={error}
          onChange={(value) => onChoose(Number(value))}
        />
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {says}
      </p>
      {choices.length === 0 && error && (
        <p data-invalid="" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </>
  );
}

function sayOf(asked: string, state: 'loading' | 'failed' | 'loaded', found: number, city: string): string {
  if (!asked) return '';
  if (state === 'loading') return 'Looking for the shop…';
  if (state === 'failed') return 'The shops could not be loaded. Please try again.';
  return found === 0
    ? say('No shop of that name in {city}. You can enter the address instead.', { city: sayName(city) })
    : '';
}
