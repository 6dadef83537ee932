import { idOfShopAddress } from '@aaspaas/contract/shops/address';
import { useAddress } from '../router/address';
import { ShopOfId } from './ShopOfId';

/** A shop's own page. */
export function ShopScreen() {
  const { path } = useAddress();
  return <ShopOfId id={idOfShopAddress(path.split('/')[2] ?? '')} notFound="Shop not found." />;
}
