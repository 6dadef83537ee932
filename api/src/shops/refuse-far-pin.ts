import { refusal } from '@aaspaas/contract/failure';
import { askAboutFarPin } from '@aaspaas/contract/places/far-pin';
import type { Db } from '../db/open';
import { placeByKey } from '../places/find-place';
import type { Listing } from './listing';

type Placed = Pick<Listing, 'pinCode' | 'isPinned' | 'latitude' | 'longitude'>;

/** Whoever corrects a PIN code forgets the pin that was set by the wrong one. `sure` is '1' once the owner was asked. */
export async function refuseFarPin(db: Db, listing: Placed, sure: string | undefined): Promise<void> {
  const { pinCode, isPinned } = listing;
  if (pinCode === null || !isPinned || sure === '1') return;
  const place = await placeByKey(db, pinCode);
  const question = place && askAboutFarPin(listing, pinCode, place);
  if (question) throw refusal('invalid', { pin: question });
}
