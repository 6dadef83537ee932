import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Failure } from '@aaspaas/contract/failure';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { asha, fill, resetBetweenTests, press, show } from '../../../test/harness';
import { upload } from '../../api/upload';
import { shopWith } from '../../../test/shop';
import { EditShopDialog } from './EditShopDialog';

vi.mock('../../api/upload');
resetBetweenTests();

const owner = { ...asha, role: 'shop', sh_id: 5 } as const;
const unsaved = () => screen.queryByText('Your unsaved changes are still here.');
const name = () => screen.getByLabelText<HTMLInputElement>('Shop name').value;

/** Each test has a shop of its own, because unsaved edits outlive the page of a single test. */
let shopId = 100;
function open(id: number, changes: Partial<ShopRecord> = {}) {
  cleanup();
  const shop = shopWith({
    sh_id: id,
    sh_address: '12 Main Road, Indiranagar',
    sh_delivery_option: 'Only in-store service',
    sh_service_area_coverage: 'In-shop Only',
    owner: {
      version: 1,
      is_pinned: true,
      taps: { call: 0, whatsapp: 0, share: 0, directions: 0 },
      status_reason: '',
      paid_until: null,
    },
    ...changes,
  });
  const closed = vi.fn<() => void>();
  show(<EditShopDialog shop={shop} onChanged={() => {}} onClose={closed} />, owner);
  return closed;
}

it('an edit that was closed comes back', () => {
  const id = (shopId += 1);
  open(id);
  expect([name(), unsaved()]).toEqual(['Anand Stores', null]);
  fill({ 'Shop name': 'Anand and Sons' });
  open(id);
  expect(name()).toBe('Anand and Sons');
  expect(unsaved()).not.toBeNull();
});

it('an edit that was saved is gone: the editor opens with the values of the server', async () => {
  const id = (shopId += 1);
  vi.mocked(upload).mockResolvedValue({ result: true, message: '' });
  const closed = open(id);
  fill({ 'Shop name': 'Anand and Sons' });
  press('Save changes');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  // Somebody else, or another page, has changed it since.
  open(id, { sh_name: 'Anand & Daughters' });
  expect([name(), unsaved()]).toEqual(['Anand & Daughters', null]);
});

it('an edit that could not be saved is still there', async () => {
  const id = (shopId += 1);
  vi.mocked(upload).mockRejectedValue(new Failure('unreachable', 'No line'));
  open(id);
  fill({ 'Shop name': 'Anand and Sons' });
  press('Save changes');
  await screen.findByRole('alert');
  open(id);
  expect(name()).toBe('Anand and Sons');
});

it('an edit that was discarded is gone', () => {
  const id = (shopId += 1);
  open(id);
  fill({ 'Shop name': 'Anand and Sons' });
  press('Cancel');
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  open(id);
  expect([name(), unsaved()]).toEqual(['Anand Stores', null]);
});

it('an edit of one shop is not in another shop’s editor', () => {
  const [one, other] = [(shopId += 1), (shopId += 1)];
  open(one);
  fill({ 'Shop name': 'Anand and Sons' });
  open(other);
  expect([name(), unsaved()]).toEqual(['Anand Stores', null]);
});
