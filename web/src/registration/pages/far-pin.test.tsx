import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answering, asha, json, press, resetBetweenTests, show } from '../../../test/harness';
import { shopWith } from '../../../test/shop';
import { forgetReplies } from '../../api/use-read';
import { upload } from '../../api/upload';
import { navigate } from '../../current-url/url';
import { loadBusinessDrafts } from '../drafts/business-drafts';
import { saveDraft } from '../drafts/draft-store';
import { savePinCode } from '../drafts/pin-code-draft';
import { savePin } from '../drafts/pin-draft';
import { shopFlow } from '../steps/flows/shop-flow';
import { businessPayload } from '../submit/business-payload';
import { EditShopDialog } from '../../shops/edit/EditShopDialog';
import { Page as ShopBasicsPage } from './ShopBasicsPage';

vi.mock('../../api/upload');
resetBetweenTests();

const kadavanthra = { latitude: 9.97, longitude: 76.3 };
const place = { key: '682020', pin: '682020', name: 'Kadavanthra', city: 'Kochi', district: 'Ernakulam' };
const answer = { ...place, state: 'Kerala', ...kadavanthra };
/** A degree of latitude is 111.195 km. */
const north = (km: number) => ({ ...kadavanthra, latitude: kadavanthra.latitude + km / 111.195 });

beforeEach(() => {
  forgetReplies();
  answering({ 'key=682020': () => json(200, { result: true, place: answer }) });
});

const question = /^The pin on the map is 25 km from PIN code 682020\. Is it right\?$/;

describe('registering', () => {
  const basics = {
    shopName: 'Anand Stores',
    ownerName: 'Anand Nair',
    category: 'Grocery',
    address: '12 MG Road, Kadavanthra',
    state: 'Kerala',
    city: 'Kochi',
  };
  const open = async (km: number) => {
    navigate(shopFlow.basics.path);
    saveDraft(shopFlow.basics.draft, basics);
    savePinCode('682020');
    savePin({ ...north(km), sureFor: '' });
    show(<ShopBasicsPage />);
    await screen.findByText('Kadavanthra, Kochi, Kerala');
    await screen.findByText('A pin is set.');
  };
  const leftFor = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

  test('a pin 24.9 km from its PIN code is not asked about', async () => {
    await open(24.9);
    expect(screen.queryByText(question)).toBeNull();
    press('Next');
    await leftFor(shopFlow.basics.next);
  });

  test('one at 25.1 km is; ‘Yes, keep the pin’ leads on, and is sent', async () => {
    await open(25.1);
    expect(await screen.findByText(question)).toBeTruthy();
    press('Next');
    expect(location.pathname).toBe(shopFlow.basics.path);
    press('Yes, keep the pin');
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    press('Next');
    await leftFor(shopFlow.basics.next);
    const contact = {
      primaryPhone: '',
      alternatePhone: '',
      whatsappNumber: '',
      email: '',
      password: '',
      confirm: '',
    };
    expect(businessPayload(shopFlow, await loadBusinessDrafts(shopFlow), contact)).toMatchObject({
      pin_sure: '1',
    });
  });
});

describe('the editor’s place tab', () => {
  const open = (km: number) => {
    const shop = shopWith({
      sh_id: 1300 + km,
      sh_address: '12 Main Road, Kadavanthra',
      sh_pin_code: '682020',
      ...north(km),
      owner: {
        version: 1,
        is_pinned: true,
        taps: { call: 0, whatsapp: 0, share: 0, directions: 0 },
        status_reason: '',
        paid_until: null,
      },
    });
    vi.mocked(upload).mockReset().mockResolvedValue({ result: true, message: '' });
    const nothing = () => {};
    const editor = <EditShopDialog shop={shop} firstTab="place" onChanged={nothing} onClose={nothing} />;
    show(editor, { ...asha, role: 'shop', sh_id: shop.sh_id });
    return screen.findByText('Kadavanthra, Kochi, Kerala');
  };

  test('does not ask at 24.9 km', async () => {
    await open(24.9);
    expect(screen.queryByText(question)).toBeNull();
  });

  test('asks at 25.1 km, and sends the answer', async () => {
    await open(25.1);
    expect(await screen.findByText(question)).toBeTruthy();
    press('Yes, keep the pin');
    expect(screen.queryByText(question)).toBeNull();
    press('Save changes');
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    expect(vi.mocked(upload).mock.lastCall?.[1]).toMatchObject({ pin_sure: '1', sh_pin_code: '682020' });
  });
});
