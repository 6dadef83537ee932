import { listingFilters, type ListingGroup } from '@aaspaas/contract/console/listings/filters';
import { listingStates } from '@aaspaas/contract/payments/states';
import { categories } from '@aaspaas/contract/shops/categories';
import type { PageUrl } from '../../current-url/url';
import { FilterChoice, FilterForm, FilterText } from '../Filters';
import { counted } from '../say-amount';
import { kindWords, statusWords } from './words';

interface ListingFiltersProps {
  readonly group: ListingGroup;
  readonly url: PageUrl;
}

export function ListingFilters({ group, url }: ListingFiltersProps) {
  const kind = group === 'shops' ? 'shop' : 'service';
  return (
    <FilterForm url={url}>
      <FilterText name="q" label="Find" placeholder="Name, phone, PIN, reference, id, email" />
      <FilterChoice
        name="status"
        label="Status"
        options={listingStates.map((value) => ({ value, label: statusWords[value] }))}
      />
      <details open={more.some((name) => url.query.get(name))} className="open:basis-full">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-link underline">
          More filters
        </summary>
        <div className="flex flex-wrap items-end gap-3">
          <FilterChoice
            name="kind"
            label="Kind"
            options={([kind, 'both'] as const).map((value) => ({ value, label: kindWords[value] }))}
          />
          <FilterText name="city" label="City" />
          <FilterChoice
            name="category"
            label="Category"
            options={categories.map(({ name }) => ({ value: name, label: name }))}
          />
          <FilterChoice name="ends" label="Paid time" options={endingsWith(url.query.get('ends'))} />
          <FilterChoice name="complete" label="Filled in" options={completeness} />
          <FilterChoice name="edited" label="Edited" options={editTimes} />
        </div>
      </details>
    </FilterForm>
  );
}

/** Those that are folded away while none of them is in use. */
const more = listingFilters.filter((name) => name !== 'status');

const endings = [
  { value: '7', label: 'Ends in 7 days' },
  { value: '30', label: 'Ends in 30 days' },
  { value: '90', label: 'Ends in 90 days' },
  { value: 'over', label: 'Is over' },
];

/** Today asks for the days that are left of the month. */
const endingsWith = (days: string | null) =>
  !days || endings.some(({ value }) => value === days)
    ? endings
    : [{ value: days, label: `Ends in ${counted(Number(days), 'day')}` }, ...endings];

const completeness = [
  { value: 'yes', label: 'Completely' },
  { value: 'no', label: 'Something is missing' },
];

const editTimes = [
  { value: '1', label: 'In the last day' },
  { value: '7', label: 'In the last 7 days' },
  { value: '30', label: 'In the last 30 days' },
];
