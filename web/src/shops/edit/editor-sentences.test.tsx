import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, test, vi } from 'vitest';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { asha, resetBetweenTests, press, show } from '../../../test/harness';
import { upload } from '../../api/upload';
import { shopWith } from '../../../test/shop';
import { EditShopDialog } from './EditShopDialog';
import type { EditTab } from './edit-tabs';
import { editWords } from './sentences';

vi.mock('../../api/upload');
resetBetweenTests();
beforeEach(() => void vi.mocked(upload).mockReset());

const owner = { ...asha, role: 'shop', sh_id: 5 } as const;
const taps = { call: 0, whatsapp: 0, share: 0, directions: 0 };
let shopId = 500;

function open(firstTab: EditTab, different: Partial<ShopRecord> = {}): void {
  const shop = shopWith({
    // An unsaved edit outlives the page of a single test.
    sh_id: (shopId += 1),
    sh_address: '12 Main Road, Indiranagar',
    owner: { version: 1, is_pinned: true, taps, status_reason: '', paid_until: null },
    ...different,
  });
  show(<EditShopDialog shop={shop} firstTab={firstTab} onChanged={() => {}} onClose={() => {}} />, owner);
}

/** The error at the field, as a screen reader reads it. */
function saidAt(field: HTMLElement): string | null {
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  const texts = ids.map((id) => document.getElementById(id)).filter((each) => each?.id.endsWith('-error'));
  return texts.map((each) => each?.textContent ?? '').join(' ');
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const number = 'Please enter a valid Indian phone number';
test.each<[clause: string, tab: EditTab, label: string, wrong: string, right: string, says: string]>([
  ['M-395', 'basic', 'Shop name', 'M', 'Meera', 'Shop name is required and must be at least 2 characters'],
  ['M-395', 'basic', 'Shop name', 'a'.repeat(101), 'Meera', 'Shop name must not exceed 100 characters'],
  ['M-396', 'basic', 'Owner name', ' ', 'Om', 'Owner name is required and must be at least 2 characters'],
  [
    'M-397',
    'place',
    'Shop address',
    'MG Road',
    '12 MG Road, Kochi',
    'Shop address is required and must be at least 10 characters',
  ],
  ['M-398', 'place', 'State', 'K', 'Kerala', 'State is required'],
  ['M-399', 'place', 'City', '', 'Kochi', 'City is required'],
  ['M-400', 'contact', 'Primary phone', '98765', '9876543210', number],
  ['M-400', 'contact', 'WhatsApp number', '5876543210', '9876543210', number],
  ['M-400', 'contact', 'Alternate phone (optional)', '12', '', number],
])('[%s] %s: %s %j, then %j: %s', async (_clause, tab, label, wrong, right, says) => {
  open(tab);
  type(label, wrong);
  expect(saidAt(screen.getByLabelText(label))).toBeNull();
  press('Save changes');
  await waitFor(() => expect(saidAt(screen.getByLabelText(label))).toBe(says));
  expect(upload).not.toHaveBeenCalled();
  type(label, right);
  expect(saidAt(screen.getByLabelText(label))).toBeNull();
});

it('says that a day is needed, and that it must close after it opens [M-402, M-403]', async () => {
  open('place');
  const days = within(screen.getByRole('group', { name: 'Working days' }));
  for (const day of days.getAllByRole<HTMLInputElement>('checkbox')) if (day.checked) fireEvent.click(day);
  fireEvent.change(screen.getByLabelText('Closing time, AM or PM'), { target: { value: 'AM' } });
  fireEvent.change(screen.getByLabelText('Closing time, hour'), { target: { value: '07:00' } });
  press('Save changes');
  expect(await screen.findByText('Please select at least one working day')).toBeTruthy();
  expect(screen.getByText('Closing time must be after opening time')).toBeTruthy();
  expect(upload).not.toHaveBeenCalled();
});

it('collapses a country code that was typed twice [M-401]', () => {
  open('contact');
  type('Primary phone', '+91+91 98123 45678');
  expect(screen.getByLabelText<HTMLInputElement>('Primary phone').value).toBe('9812345678');
});

it('sends valid values, and nothing while anything is wrong [M-201]', async () => {
  vi.mocked(upload).mockResolvedValue({ result: true, message: '' });
  open('basic');
  type('Shop name', 'M');
  press('Save changes');
  expect(await screen.findByText('Please fix the errors in the marked tabs.')).toBeTruthy();
  type('Shop name', 'Meera & Daughters');
  press('Save changes');
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  expect(vi.mocked(upload).mock.lastCall?.[1]).toMatchObject({ sh_name: 'Meera & Daughters' });
});

it('needs nothing of the reply beyond its success [M-481]', async () => {
  vi.mocked(upload).mockResolvedValue({ result: true, message: 'Not shown' });
  open('basic');
  type('Shop name', 'Meera & Daughters');
  press('Save changes');
  expect(await screen.findByText(editWords.saved)).toBeTruthy();
  expect(screen.queryByText('Not shown')).toBeNull();
});

it('asks a service that only comes home nothing about delivery, and stores none', async () => {
  vi.mocked(upload).mockResolvedValue({ result: true, message: '' });
  const delivery = () => screen.queryByRole('group', { name: 'Delivery' });
  open('contact', {
    sh_shop_or_service: 'service',
    sh_delivery_option: 'Yes, I have my own delivery staff',
    sh_service_area_coverage: 'Both',
  });
  expect(delivery()).not.toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Home Service' }));
  expect(delivery()).toBeNull();
  press('Save changes');
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  expect(vi.mocked(upload).mock.lastCall?.[1]).toMatchObject({
    sh_service_area_coverage: 'Home Service',
    sh_delivery_option: 'Only in-store service',
  });
});

it('asks a shop that comes home about delivery', () => {
  open('contact', { sh_service_area_coverage: 'Home Service' });
  expect(screen.getByRole('group', { name: 'Delivery' })).toBeTruthy();
});

it('leaves a WhatsApp number blank that is not there', () => {
  open('contact', { sh_whatsapp_number: null });
  expect(screen.getByLabelText<HTMLInputElement>('Same as the primary phone').checked).toBe(false);
  type('Primary phone', '9812345678');
  expect(screen.getByLabelText<HTMLInputElement>('WhatsApp number').value).toBe('');
});
