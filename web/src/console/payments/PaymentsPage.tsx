import { listPayments } from '@aaspaas/contract/console/payments/calls';
import { useUrl } from '../../current-url/url';
import { ConsoleFrame } from '../ConsoleFrame';
import { FilterChoice, FilterForm, FilterText } from '../Filters';
import { Pager } from '../Pager';
import { usePageRead } from '../read-again';
import { Shown } from '../Shown';
import { PaymentsTable } from './PaymentsTable';

const states = [
  { value: 'due', label: 'Not paid yet' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'all', label: 'All' },
];
const ages = [
  { value: '1', label: '1 day or more' },
  { value: '3', label: '3 days or more' },
  { value: '7', label: '7 days or more' },
];

/** The queue: what waits for the operator, the oldest first. */
export function PaymentsPage() {
  const url = useUrl();
  const reading = usePageRead(listPayments);
  return (
    <ConsoleFrame title="Payments">
      <FilterForm url={url}>
        <FilterText name="q" label="Find" placeholder="Reference, UTR, phone or name" />
        <FilterChoice name="state" label="Status" any="Waiting for you" options={states} />
        <FilterChoice name="age" label="Age" options={ages} />
        <FilterChoice name="same" label="UTR" options={[{ value: '1', label: 'Used twice' }]} />
      </FilterForm>
      <Shown reading={reading}>
        {({ rows, ...paged }) => (
          <>
            <PaymentsTable rows={rows} url={url} />
            <Pager url={url} {...paged} noun={['payment', 'payments']} />
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}
