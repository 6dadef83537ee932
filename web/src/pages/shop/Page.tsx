import { idOfShopPath } from '@aaspaas/contract/shops/links';
import { useUrl } from '../../router/url';
import { ShopOfId } from '../../shops/page/ShopOfId';

/** A shop's own page. */
export function Page() {
  const { path } = useUrl();
  return <ShopOfId id={idOfShopPath(path.split('/')[2] ?? '')} notFound="Shop not found." />;
}
