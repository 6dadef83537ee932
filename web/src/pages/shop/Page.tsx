import { idOfShopPath } from '@aaspaas/contract/shops/links';
import { useUrl } from '../../current-url/url';
import { ShopById } from '../../shops/detail/ShopById';

/** A shop's own page. */
export function Page() {
  const { path } = useUrl();
  return <ShopById id={idOfShopPath(path.split('/')[2] ?? '')} notFound="Shop not found." />;
}
